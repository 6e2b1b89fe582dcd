import { calculation } from '@fio/contracts/admin/calculation';
import { DateField, TextAreaField } from '@fio/design-system/fields';
import { ActionDialog, type ActionDialogProps } from '@fio/platform/area';
import { Controller, useContractForm } from '@fio/platform/forms';
import type { CalculationDetail } from '../calculation-detail.ts';
import { useStep } from '../use-step.ts';
import { useCalculationWords } from '../words.ts';

/** Asks for the day of the next extraction, and why there was none. */
export function PostponeDialog({ record, onClose }: ActionDialogProps<CalculationDetail>) {
  const t = useCalculationWords();
  const { take } = useStep(calculation.postpone);
  const { version, id } = record;
  const { form, submit, errorOf } = useContractForm(calculation.postpone.body, {
    ...{ version, lotteryDate: '', reason: '' },
  });
  const send = submit(async (body) => {
    await take({ params: { id }, body: { ...body, version } });
    onClose(true);
  });
  return (
    <ActionDialog
      label={t('postpone')}
      text={t('postpone.text')}
      cancel={t('cancel')}
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
    >
      <Controller
        control={form.control}
        name="lotteryDate"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <DateField
            {...{ name, value, onBlur }}
            label={t('field.nextLotteryDate')}
            placeholder={t('dayPlaceholder')}
            required
            onChange={(iso, raw) => onChange(iso || raw)}
            error={errorOf('lotteryDate')}
          />
        )}
      />
      <TextAreaField
        {...form.register('reason')}
        label={t('field.reason')}
        hint={t('hint.reason')}
        required
        rows={3}
        error={errorOf('reason')}
      />
    </ActionDialog>
  );
}
