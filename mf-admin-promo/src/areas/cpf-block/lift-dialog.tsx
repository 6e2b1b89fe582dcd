import { cpfBlock } from '@fio/contracts/admin/cpf-block';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { TextAreaField } from '@fio/design-system/fields';
import { ActionDialog, type ActionDialogProps, useActionForm } from '@fio/platform/area';
import { useCpfBlockWords } from './words.ts';

/** Asks why a CPF may take part again. */
export function LiftDialog({ record, onClose }: ActionDialogProps<ResponseOf<typeof cpfBlock.get>>) {
  const t = useCpfBlockWords();
  const { form, errorOf, dialog } = useActionForm(
    cpfBlock.unblock,
    record,
    {
      version: record.version,
      reason: '',
    },
    onClose,
  );
  return (
    <ActionDialog
      label={t('action.unblock')}
      text={t('action.unblock.text')}
      cancel={t('cancel')}
      {...dialog}
    >
      <TextAreaField
        {...form.register('reason')}
        label={t('field.liftedReason')}
        hint={t('hint.note')}
        required
        error={errorOf('reason')}
      />
    </ActionDialog>
  );
}
