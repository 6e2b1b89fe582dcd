import { adminPrizes } from '@fio/contracts/admin/prizes';
import { TextAreaField } from '@fio/design-system/fields';
import type { ActionDialogProps } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import { ActionForm } from './action-form.tsx';
import type { PrizeDetail } from './prize-detail.ts';
import { usePrizesWords } from './words.ts';

/** "Voltar para pendente": says what follows, and takes a note for whoever decides next. */
export function PendingDialog({ record, onClose }: ActionDialogProps<PrizeDetail>) {
  const t = usePrizesWords();
  const { mutateAsync } = useApiMutation(adminPrizes.pending);
  const { id, version } = record;
  const { form, submit, errorOf } = useContractForm(adminPrizes.pending.body, { version, note: '' });
  const send = submit(async (body) => {
    await mutateAsync({ params: { id }, body });
    onClose(true);
  });
  return (
    <ActionForm
      action="pending"
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
    >
      <TextAreaField
        {...form.register('note')}
        label={t('field.note')}
        hint={t('hint.note')}
        error={errorOf('note')}
      />
    </ActionForm>
  );
}
