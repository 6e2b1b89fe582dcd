import { adminRegistrations } from '@fio/contracts/admin/registrations';
import { TextAreaField } from '@fio/design-system/fields';
import { useApiMutation } from '@fio/platform/api';
import type { ActionDialogProps } from '@fio/platform/area';
import { useContractForm } from '@fio/platform/forms';
import { ActionDialog } from '../../dialogs/action-dialog.tsx';
import type { RegistrationDetail } from './registration-detail.ts';
import { useRegistrationsWords } from './words.ts';

/** Asks why, for what must not be done without a reason. */
const asking = (action: 'disable' | 'anonymise') =>
  function ReasonDialog({ record, onClose }: ActionDialogProps<RegistrationDetail>) {
    const t = useRegistrationsWords();
    const endpoint = adminRegistrations[action];
    const { mutateAsync } = useApiMutation(endpoint);
    const { form, submit, errorOf } = useContractForm(endpoint.body, { version: record.version, reason: '' });
    const send = submit(async (body) => {
      await mutateAsync({ params: { id: record.id }, body });
      onClose(true);
    });
    return (
      <ActionDialog
        label={t(`action.${action}`)}
        text={t(`action.${action}.text`)}
        cancel={t('cancel')}
        onSubmit={(event) => void send(event)}
        onClose={() => onClose(false)}
        error={errorOf('root')}
        busy={form.formState.isSubmitting}
      >
        <TextAreaField
          {...form.register('reason')}
          label={t('field.reason')}
          hint={t('hint.reason')}
          required
          error={errorOf('reason')}
        />
      </ActionDialog>
    );
  };

export const DisableDialog = asking('disable');
export const AnonymiseDialog = asking('anonymise');
