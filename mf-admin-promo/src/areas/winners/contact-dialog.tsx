import { winners } from '@fio/contracts/admin/winners';
import { SelectField, TextAreaField } from '@fio/design-system/fields';
import type { ActionDialogProps } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { Controller, useContractForm } from '@fio/platform/forms';
import { ActionForm } from './action-form.tsx';
import { useChannels, useOutcomes } from './choices.ts';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** How somebody tried to reach a winner, and what came of it. */
export function ContactDialog({ record, onClose }: ActionDialogProps<WinnerDetail>) {
  const t = useWinnersWords();
  const [channels, outcomes] = [useChannels(), useOutcomes()];
  const { mutateAsync } = useApiMutation(winners.contact);
  const { form, submit, errorOf } = useContractForm(winners.contact.body, {
    version: record.version,
    channel: 'phone',
    outcome: '' as 'reached',
    note: '',
  });
  const send = submit(async (body) => {
    await mutateAsync({ params: { id: record.id }, body });
    onClose(true);
  });
  return (
    <ActionForm
      action="contact"
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
    >
      <Controller
        control={form.control}
        name="channel"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('field.channel')}
            required
            data={channels}
            error={errorOf('channel')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="outcome"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('field.outcome')}
            required
            data={outcomes}
            error={errorOf('outcome')}
          />
        )}
      />
      <TextAreaField
        {...form.register('note')}
        label={t('field.note')}
        hint={t('hint.contact')}
        error={errorOf('note')}
      />
    </ActionForm>
  );
}
