import { winners } from '@fio/contracts/admin/winners';
import { TextAreaField } from '@fio/design-system/fields';
import { useActionForm, type ActionDialogProps } from '@fio/platform/area';
import { ActionForm } from './action-form.tsx';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** Takes the last step forward back, and says why. */
export function BackDialog({ record, onClose }: ActionDialogProps<WinnerDetail>) {
  const t = useWinnersWords();
  const { version } = record;
  const { form, errorOf, dialog } = useActionForm(winners.back, record, { version, note: '' }, onClose);
  return (
    <ActionForm action="back" {...dialog}>
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
