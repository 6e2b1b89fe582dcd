import { winners } from '@fio/contracts/admin/winners';
import { SelectField, TextAreaField } from '@fio/design-system/fields';
import type { ActionDialogProps } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { Controller, useContractForm } from '@fio/platform/forms';
import { ActionForm } from './action-form.tsx';
import { useExits } from './choices.ts';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** Why a winner, or a surrogate who waits, is out. */
export function LeaveDialog({ record, onClose }: ActionDialogProps<WinnerDetail>) {
  const t = useWinnersWords();
  const exits = useExits(record.state);
  const { mutateAsync } = useApiMutation(winners.leave);
  const { form, submit, errorOf } = useContractForm(winners.leave.body, {
    version: record.version,
    to: (exits.length === 1 ? exits[0]?.value : '') as 'declined',
    reason: '',
    note: '',
  });
  const send = submit(async (body) => {
    await mutateAsync({ params: { id: record.id }, body });
    onClose(true);
  });
  return (
    <ActionForm
      action="leave"
      danger
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
    >
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
