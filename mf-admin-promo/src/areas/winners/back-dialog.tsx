import { winners } from '@fio/contracts/admin/winners';
import { TextAreaField } from '@fio/design-system/fields';
import type { ActionDialogProps } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import { ActionForm } from './action-form.tsx';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** Takes the last step forward back, and says why. */
export function BackDialog({ record, onClose }: ActionDialogProps<WinnerDetail>) {
  const t = useWinnersWords();
  const { mutateAsync } = useApiMutation(winners.back);
  const { id, version } = record;
  const { form, submit, errorOf } = useContractForm(winners.back.body, { version, note: '' });
  const send = submit(async (body) => {
    await mutateAsync({ params: { id }, body });
    onClose(true);
  });
  return (
    <ActionForm
      action="back"
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
    >
      <TextAreaField
        {...form.register('note')}
        label={t('field.reason')}
        hint={t('hint.reason')}
        required
        error={errorOf('note')}
      />
    </ActionForm>
  );
}
