import { adminPrizes } from '@fio/contracts/admin/prizes';
import { TextAreaField } from '@fio/design-system/fields';
import { useActionForm, type ActionDialogProps } from '@fio/platform/area';
import { ActionForm } from './action-form.tsx';
import type { PrizeDetail } from './prize-detail.ts';
import { usePrizesWords } from './words.ts';

/** "Voltar para pendente": says what follows, and takes a note for whoever decides next. */
export function PendingDialog({ record, onClose }: ActionDialogProps<PrizeDetail>) {
  const t = usePrizesWords();
  const { version } = record;
  const { form, errorOf, dialog } = useActionForm(
    adminPrizes.pending,
    record,
    { version, note: '' },
    onClose,
  );
  return (
    <ActionForm action="pending" {...dialog}>
      <TextAreaField
        {...form.register('note')}
        label={t('field.note')}
        hint={t('hint.note')}
        error={errorOf('note')}
      />
    </ActionForm>
  );
}
