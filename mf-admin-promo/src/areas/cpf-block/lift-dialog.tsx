import { cpfBlock } from '@fio/contracts/admin/cpf-block';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { TextAreaField } from '@fio/design-system/fields';
import { useApiMutation } from '@fio/platform/api';
import type { ActionDialogProps } from '@fio/platform/area';
import { useContractForm } from '@fio/platform/forms';
import { ActionDialog } from '../../dialogs/action-dialog.tsx';
import { useCpfBlockWords } from './words.ts';

/** Asks why a CPF may take part again. */
export function LiftDialog({ record, onClose }: ActionDialogProps<ResponseOf<typeof cpfBlock.get>>) {
  const t = useCpfBlockWords();
  const { mutateAsync } = useApiMutation(cpfBlock.unblock);
  const { form, submit, errorOf } = useContractForm(cpfBlock.unblock.body, {
    version: record.version,
    reason: '',
  });
  const send = submit(async (body) => {
    await mutateAsync({ params: { id: record.id }, body });
    onClose(true);
  });
  return (
    <ActionDialog
      label={t('action.unblock')}
      text={t('action.unblock.text')}
      cancel={t('cancel')}
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
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
