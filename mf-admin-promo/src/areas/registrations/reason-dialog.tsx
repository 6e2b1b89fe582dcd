import { adminRegistrations } from '@fio/contracts/admin/registrations';
import { TextAreaField } from '@fio/design-system/fields';
import { ActionDialog, type ActionDialogProps, useActionForm } from '@fio/platform/area';
import type { RegistrationDetail } from './registration-detail.ts';
import { useRegistrationsWords } from './words.ts';

/** Asks why, for what must not be done without a reason. */
const asking = (action: 'disable' | 'anonymise') =>
  function ReasonDialog({ record, onClose }: ActionDialogProps<RegistrationDetail>) {
    const t = useRegistrationsWords();
    const endpoint = adminRegistrations[action];
    const { form, errorOf, dialog } = useActionForm(
      endpoint,
      record,
      { version: record.version, reason: '' },
      onClose,
    );
    return (
      <ActionDialog
        label={t(`action.${action}`)}
        text={t(`action.${action}.text`)}
        cancel={t('cancel')}
        {...dialog}
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
