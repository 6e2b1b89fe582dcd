import { adminRegistrations } from '@fio/contracts/admin/registrations';
import { TextAreaField, TextField } from '@fio/design-system/fields';
import { ActionDialog, type ActionDialogProps, useActionForm } from '@fio/platform/area';
import type { RegistrationDetail } from './registration-detail.ts';
import { useRegistrationsWords } from './words.ts';

/** Asks for another address, which the person has yet to confirm. */
export function EmailDialog({ record, onClose }: ActionDialogProps<RegistrationDetail>) {
  const t = useRegistrationsWords();
  const endpoint = adminRegistrations.updateEmail;
  const { form, errorOf, dialog } = useActionForm(
    endpoint,
    record,
    {
      version: record.version,
      email: '',
      reason: '',
    },
    onClose,
  );
  return (
    <ActionDialog
      label={t('action.updateEmail')}
      text={t('action.updateEmail.text')}
      cancel={t('cancel')}
      {...dialog}
    >
      <TextField
        {...form.register('email')}
        type="email"
        autoComplete="off"
        label={t('field.newEmail')}
        hint={t('hint.newEmail')}
        required
        error={errorOf('email')}
      />
      <TextAreaField
        {...form.register('reason')}
        label={t('field.reason')}
        hint={t('hint.reason')}
        required
        error={errorOf('reason')}
      />
    </ActionDialog>
  );
}
