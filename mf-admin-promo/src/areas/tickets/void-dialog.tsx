import { adminTickets } from '@fio/contracts/admin/tickets';
import { TextAreaField } from '@fio/design-system/fields';
import { ActionDialog, type ActionDialogProps, useActionForm } from '@fio/platform/area';
import type { TicketDetail } from './ticket-detail.ts';
import { useTicketsWords } from './words.ts';

/** Asks why, and voids the number for good. */
export function VoidDialog({ record, onClose }: ActionDialogProps<TicketDetail>) {
  const t = useTicketsWords();
  const { form, errorOf, dialog } = useActionForm(adminTickets.invalidate, record, { reason: '' }, onClose);
  return (
    <ActionDialog
      cancel={t('cancel')}
      label={t('action.invalidate')}
      text={t('action.invalidate.text')}
      {...dialog}
      danger
    >
      <TextAreaField
        {...form.register('reason')}
        label={t('field.reason')}
        required
        rows={3}
        error={errorOf('reason')}
      />
    </ActionDialog>
  );
}
