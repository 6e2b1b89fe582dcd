import { adminTickets } from '@fio/contracts/admin/tickets';
import { TextAreaField } from '@fio/design-system/fields';
import type { ActionDialogProps } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import { FormDialog } from './form-dialog.tsx';
import type { TicketDetail } from './ticket-detail.ts';
import { useTicketsWords } from './words.ts';

/** Asks why, and voids the number for good. */
export function VoidDialog({ record, onClose }: ActionDialogProps<TicketDetail>) {
  const t = useTicketsWords();
  const { mutateAsync } = useApiMutation(adminTickets.invalidate);
  const { form, submit, errorOf } = useContractForm(adminTickets.invalidate.body, { reason: '' });
  const send = submit(async (body) => {
    await mutateAsync({ params: { id: record.id }, body });
    onClose(true);
  });
  return (
    <FormDialog
      label={t('action.invalidate')}
      text={t('action.invalidate.text')}
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
      danger
    >
      <TextAreaField
        {...form.register('reason')}
        label={t('field.reason')}
        required
        rows={3}
        error={errorOf('reason')}
      />
    </FormDialog>
  );
}
