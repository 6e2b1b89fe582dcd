import type { ReactNode } from 'react';
import { GIVEN_REASONS } from '@fio/contracts/admin/block-registration';
import { type CpfImport, cpfImports } from '@fio/contracts/admin/cpf-imports';
import { Button } from '@fio/design-system/button';
import { DateField, SelectField, TextAreaField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { todayInSaoPaulo } from '@fio/domain/calendar';
import { useApiMutation } from '@fio/platform/api';
import { serverNow } from '@fio/platform/boot';
import { Controller, useContractForm } from '@fio/platform/forms';
import { format } from '@fio/platform/i18n';
import { useCpfBlockWords } from '../words.ts';
import classes from '../../../imports/imports.module.css';

interface Props {
  readonly found: CpfImport;
  readonly giveUp: ReactNode;
}

/** The yes to a checked list, with what its lines don't say themselves. */
export function RunImport({ found, giveUp }: Props) {
  const t = useCpfBlockWords();
  const { id, version, outcome } = found;
  const { mutateAsync } = useApiMutation(cpfImports.run, [cpfImports.get]);
  const { form, submit, errorOf } = useContractForm(cpfImports.run.body, {
    version,
    reason: 'employee',
    note: '',
    expiresOn: null,
  });
  const send = submit((body) => mutateAsync({ params: { id }, body }));
  const count = outcome?.valid ?? 0;
  const reasons = GIVEN_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }));
  if (count === 0)
    return (
      <>
        <Text>{t('import.nothing')}</Text>
        <div>{giveUp}</div>
      </>
    );
  return (
    <form
      noValidate
      className={classes['page']}
      aria-label={t('import.title')}
      onSubmit={(event) => void send(event)}
    >
      <Controller
        control={form.control}
        name="reason"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('import.reason')}
            required
            data={reasons}
            error={errorOf('reason')}
          />
        )}
      />
      <TextAreaField
        {...form.register('note')}
        label={t('import.note')}
        hint={t('hint.note')}
        rows={2}
        error={errorOf('note')}
      />
      <Controller
        control={form.control}
        name="expiresOn"
        render={({ field: { value, onChange, onBlur, name } }) => (
          <DateField
            name={name}
            onBlur={onBlur}
            label={t('field.expiresOn')}
            hint={t('hint.expiresOn')}
            value={value ?? ''}
            min={todayInSaoPaulo(serverNow())}
            error={errorOf('expiresOn')}
            onChange={(day, typed) => onChange(day || typed || null)}
          />
        )}
      />
      {errorOf('root') && (
        <Text tone="error" role="alert">
          {errorOf('root')}
        </Text>
      )}
      <div className={classes['buttons']}>
        {giveUp}
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('import.run', { count, total: format.number(count) })}
        </Button>
      </div>
    </form>
  );
}
