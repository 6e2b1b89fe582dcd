import { calculation } from '@fio/contracts/admin/calculation';
import { TextAreaField } from '@fio/design-system/fields';
import { ActionDialog, type ActionDialogProps } from '@fio/platform/area';
import { useContractForm } from '@fio/platform/forms';
import type { CalculationDetail } from '../calculation-detail.ts';
import { useStep } from '../use-step.ts';
import { useCalculationWords } from '../words.ts';

/** Notes that the accounts were rendered, and under which protocol. */
export function AccountDialog({ record, onClose }: ActionDialogProps<CalculationDetail>) {
  const t = useCalculationWords();
  const { take } = useStep(calculation.account);
  const { version, id } = record;
  const { form, submit, errorOf } = useContractForm(calculation.account.body, { version, note: '' });
  const send = submit(async ({ note }) => {
    await take({ params: { id }, body: { version, note } });
    onClose(true);
  });
  return (
    <ActionDialog
      label={t('account')}
      text={t('account.text')}
      cancel={t('cancel')}
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
    >
      <TextAreaField
        {...form.register('note')}
        label={t('field.note')}
        hint={t('hint.note')}
        required
        rows={3}
        error={errorOf('note')}
      />
    </ActionDialog>
  );
}
