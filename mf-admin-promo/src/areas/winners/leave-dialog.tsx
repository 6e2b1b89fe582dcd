import { winners } from '@fio/contracts/admin/winners';
import { SelectField, TextAreaField } from '@fio/design-system/fields';
import { useActionForm, type ActionDialogProps } from '@fio/platform/area';
import { Controller } from '@fio/platform/forms';
import { ActionForm } from './action-form.tsx';
import { useExits } from './choices.ts';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** Why a winner, or a surrogate who waits, is out. */
export function LeaveDialog({ record, onClose }: ActionDialogProps<WinnerDetail>) {
  const t = useWinnersWords();
  const exits = useExits(record.state);
  const { form, errorOf, dialog } = useActionForm(
    winners.leave,
    record,
    {
      version: record.version,
      to: (exits.length === 1 ? exits[0]?.value : '') as 'declined',
      reason: '',
      note: '',
    },
    onClose,
  );
  return (
    <ActionForm action="leave" danger {...dialog}>
      <Controller
        control={form.control}
        name="to"
        render={({ field }) => (
          <SelectField {...field} label={t('field.to')} required data={exits} error={errorOf('to')} />
        )}
      />
      <TextAreaField
        {...form.register('reason')}
        label={t('field.reason')}
        hint={t('hint.reason')}
        required
        error={errorOf('reason')}
      />
      <TextAreaField
        {...form.register('note')}
        label={t('field.note')}
        hint={t('hint.note')}
        rows={2}
        error={errorOf('note')}
      />
    </ActionForm>
  );
}
