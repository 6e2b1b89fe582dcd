import { winners } from '@fio/contracts/admin/winners';
import { TextAreaField } from '@fio/design-system/fields';
import { ActionDialog } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

interface Props {
  readonly record: WinnerDetail;
  readonly file: WinnerDetail['files'][number];
  readonly onClose: () => void;
}

/** Removes a document that is the wrong one, and says why. */
export function DiscardDialog({ record, file, onClose }: Props) {
  const t = useWinnersWords();
  const { mutateAsync } = useApiMutation(winners.discard, [winners.get, winners.list]);
  const { form, submit, errorOf } = useContractForm(winners.discard.body, { reason: '' });
  const send = submit(async (body) => {
    await mutateAsync({ params: { id: record.id, documentId: file.id }, body });
    onClose();
    toast.success(t('documents.discarded'));
  });
  return (
    <ActionDialog
      label={t('documents.discard')}
      text={`${t(`document.${file.kind}`)}. ${t('documents.discardText')}`}
      cancel={t('cancel')}
      danger
      onSubmit={(event) => void send(event)}
      onClose={onClose}
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
}
