import { adminRegistrations } from '@fio/contracts/admin/registrations';
import { TextAreaField, TextField } from '@fio/design-system/fields';
import { useApiMutation } from '@fio/platform/api';
import type { ActionDialogProps } from '@fio/platform/area';
import { useContractForm } from '@fio/platform/forms';
import { ActionDialog } from '../../dialogs/action-dialog.tsx';
import type { RegistrationDetail } from './registration-detail.ts';
import { useRegistrationsWords } from './words.ts';

/** Asks for another address, which the person has yet to confirm. */
export function EmailDialog({ record, onClose }: ActionDialogProps<RegistrationDetail>) {
  const t = useRegistrationsWords();
  const endpoint = adminRegistrations.updateEmail;
  const { mutateAsync } = useApiMutation(endpoint);
  const { form, submit, errorOf } = useContractForm(endpoint.body, {
    version: record.version,
    email: '',
    reason: '',
  });
  const send = submit(async (body) => {
    await mutateAsync({ params: { id: record.id }, body });
    onClose(true);
  });
  return (
    <ActionDialog
      label={t('action.updateEmail')}
      text={t('action.updateEmail.text')}
      cancel={t('cancel')}
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
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
