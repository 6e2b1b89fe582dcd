import { calculation } from '@fio/contracts/admin/calculation';
import { MASKS } from '@fio/domain/field-masks';
import { Button } from '@fio/design-system/button';
import { MaskedField, TextAreaField, TextField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import type { CalculationDetail } from '../calculation-detail.ts';
import classes from '../calculation.module.css';
import { useStep } from '../use-step.ts';
import { useWizard } from '../wizard.ts';
import { useCalculationWords } from '../words.ts';

const WITNESSES = [0, 1] as const;

/** What the minutes need beyond the draw itself. CPFs are kept out of sight: whoever changes the minutes types them anew. */
export function MinutesForm({ record }: { record: CalculationDetail }) {
  const t = useCalculationWords();
  const mayWrite = useMay()(calculation.minutes);
  const { steps, titled } = useWizard();
  const { take } = useStep(steps.minutes);
  const { id, version, minutes } = record;
  const { form, submit, errorOf } = useContractForm(calculation.minutes.body, {
    version,
    signatory: minutes?.signatory ?? '',
    role: minutes?.role ?? '',
    witnesses: WITNESSES.map((place) => ({ name: minutes?.witnesses[place]?.name ?? '', cpf: '' })),
    report: minutes?.report ?? '',
  });
  const send = submit(async (body) => {
    await take({ params: { id }, body: { ...body, version } });
    toast.success(titled(t('minutes.done')));
  });
  if (!mayWrite) return null;
  const { register, formState } = form;
  return (
    <form
      noValidate
      className={classes['stack']}
      aria-label={t('minutes.title')}
      onSubmit={(event) => void send(event)}
    >
      <div className={classes['two']}>
        <TextField
          {...register('signatory')}
          label={t('field.signatory')}
          required
          error={errorOf('signatory')}
        />
        <TextField {...register('role')} label={t('field.role')} required error={errorOf('role')} />
      </div>
      {WITNESSES.map((place) => (
        <fieldset key={place} className={classes['two']}>
          <legend className={classes['legend']}>{t('minutes.witness', { number: place + 1 })}</legend>
          <TextField
            {...register(`witnesses.${place}.name`)}
            label={t('field.name')}
            required
            error={errorOf(`witnesses.${place}.name`)}
          />
          <MaskedField
            {...register(`witnesses.${place}.cpf`)}
            mask={MASKS.cpf}
            label={t('field.cpf')}
            hint={minutes?.witnesses[place] && t('hint.cpfKept', { cpf: minutes.witnesses[place].cpf })}
            required
            inputMode="numeric"
            autoComplete="off"
            error={errorOf(`witnesses.${place}.cpf`)}
          />
        </fieldset>
      ))}
      <TextAreaField
        {...register('report')}
        label={t('field.report')}
        hint={t('hint.report')}
        required
        rows={5}
        error={errorOf('report')}
      />
      {errorOf('root') && (
        <Text tone="error" role="alert">
          {errorOf('root')}
        </Text>
      )}
      <div className={classes['buttons']}>
        <Button type="submit" variant="secondary" loading={formState.isSubmitting}>
          {t('minutes.save')}
        </Button>
      </div>
    </form>
  );
}
