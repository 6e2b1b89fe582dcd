import { ips } from '@fio/contracts/admin/ips';
import { TextAreaField } from '@fio/design-system/fields';
import { ActionDialog, useActionForm, type ActionDialogProps } from '@fio/platform/area';
import type { IpDetail } from './ip-detail.ts';
import { useIpsWords } from './words.ts';

/** Asks why an address may be taken part from again. */
export function UnblockDialog({ record, onClose }: ActionDialogProps<IpDetail>) {
  const t = useIpsWords();
  const values = { version: record.version, reason: '' };
  const { form, errorOf, dialog } = useActionForm(ips.unblock, record, values, onClose);
  return (
    <ActionDialog
      label={t('action.unblock')}
      text={t('action.unblock.text')}
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
}
