import { SCHEDULE_RULES } from '@fio/contracts/admin/prize-schedules';
import { FormGrid, SelectField, TextField } from '@fio/design-system/fields';
import { DateTimeField, NumberField } from '@fio/design-system/fields-admin';
import { Heading, Text } from '@fio/design-system/text';
import { type ContractForm, Controller, useWatch } from '@fio/platform/forms';
import classes from './prize-schedules.module.css';
import { HOURS, type ScheduleValues } from './schedule-detail.ts';
import { usePrizeSchedulesWords } from './words.ts';

type Props = Pick<ContractForm<ScheduleValues, unknown>, 'form' | 'errorOf'>;
const MOST = 1_000_000;

function Hour({ form, errorOf, name }: Props & { name: 'opensMinute' | 'closesMinute' }) {
  const t = usePrizeSchedulesWords();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <SelectField
          name={name}
          onBlur={onBlur}
          label={t(`field.${name}`)}
          required
          data={HOURS}
          value={String(value)}
          onChange={(minute) => onChange(Number(minute))}
          error={errorOf(name)}
        />
      )}
    />
  );
}

function Instant({ form, errorOf, name }: Props & { name: 'startsAt' | 'endsAt' }) {
  const t = usePrizeSchedulesWords();
  const startsAt = useWatch({ control: form.control, name: 'startsAt' });
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <DateTimeField
          {...field}
          // What is no moment yet stays in the form as typed, so that it reads as invalid and not as missing.
          onChange={(instant, raw) => field.onChange(instant || raw)}
          label={t(`field.${name}`)}
          hint={t('saoPaulo')}
          {...(name === 'endsAt' && startsAt.includes('T') && { min: startsAt })}
          required
          error={errorOf(name)}
        />
      )}
    />
  );
}

/** Between when prizes come up, at what hours, and by which of the two rules of the law. */
export function WhenFields({ form, errorOf }: Props) {
  const t = usePrizeSchedulesWords();
  const { control, register, setValue } = form;
  const rule = useWatch({ control, name: 'rule' });
  return (
    <section className={classes['section']} aria-labelledby="schedule-when">
      <Heading level={2} size="s" id="schedule-when">
        {t('section.when')}
      </Heading>
      <TextField {...register('title')} label={t('field.title')} required error={errorOf('title')} />
      <Controller
        control={control}
        name="rule"
        render={({ field: { value, onBlur } }) => (
          <SelectField
            value={value}
            onBlur={onBlur}
            name="rule"
            label={t('field.rule')}
            required
            data={SCHEDULE_RULES.map((one) => ({ value: one, label: t(`rule.${one}`) }))}
            onChange={(next) => {
              setValue('rule', next === 'counter' ? 'counter' : 'moments');
              setValue('every', null);
            }}
            error={errorOf('rule')}
          />
        )}
      />
      <Text tone="muted" size="small">
        {t(`rule.${rule}.text`)}
      </Text>
      <FormGrid columns={2}>
        <Instant form={form} errorOf={errorOf} name="startsAt" />
        <Instant form={form} errorOf={errorOf} name="endsAt" />
        {rule === 'moments' ? (
          <>
            <Hour form={form} errorOf={errorOf} name="opensMinute" />
            <Hour form={form} errorOf={errorOf} name="closesMinute" />
          </>
        ) : (
          <Controller
            control={control}
            name="every"
            render={({ field }) => (
              <NumberField
                {...field}
                label={t('field.every')}
                required
                min={2}
                max={MOST}
                error={errorOf('every')}
              />
            )}
          />
        )}
      </FormGrid>
    </section>
  );
}
