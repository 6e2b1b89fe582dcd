import { adminTickets, MOST_BY_HAND } from '@fio/contracts/admin/tickets';
import { SelectField, TextAreaField, TextField } from '@fio/design-system/fields';
import { NumberField } from '@fio/design-system/fields-admin';
import { ActionDialog } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { Controller, useContractForm } from '@fio/platform/forms';
import { useDraws } from './draws.ts';
import { nameOf } from './ticket-detail.ts';
import { useTicketsWords } from './words.ts';

/** Gives the next numbers of a draw to a participant, and says which. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const t = useTicketsWords();
  const draws = useDraws();
  const { mutateAsync } = useApiMutation(adminTickets.generate, [adminTickets.list, adminTickets.draws]);
  const { form, submit, errorOf } = useContractForm(adminTickets.generate.body, {
    drawId: '',
    user: '',
    count: 1,
    reason: '',
  });
  const send = submit(async (body) => {
    const { holder, numbers } = await mutateAsync({ body });
    const told = { name: holder.name, count: numbers.length, numbers: numbers.map(nameOf).join(', ') };
    toast.success(t('give.done', told));
    onClose();
  });
  return (
    <ActionDialog
      cancel={t('cancel')}
      label={t('give')}
      text={t('give.text')}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
    >
      <Controller
        control={form.control}
        name="drawId"
        render={({ field }) => (
          <SelectField {...field} label={t('field.draw')} required data={draws} error={errorOf('drawId')} />
        )}
      />
      <TextField
        {...form.register('user')}
        label={t('field.user')}
        required
        autoComplete="off"
        error={errorOf('user')}
      />
      <Controller
        control={form.control}
        name="count"
        render={({ field: { value, onChange, ...field } }) => (
          <NumberField
            {...field}
            label={t('field.count')}
            required
            min={1}
            max={MOST_BY_HAND}
            value={value}
            // An emptied field has no number: the contract says what that means.
            onChange={(count) => onChange(count ?? undefined)}
            error={errorOf('count')}
          />
        )}
      />
      <TextAreaField
        {...form.register('reason')}
        label={t('field.reason')}
        required
        rows={3}
        error={errorOf('reason')}
      />
    </ActionDialog>
  );
}
