import { winners } from '@fio/contracts/admin/winners';
import { SelectField, TextAreaField } from '@fio/design-system/fields';
import { useActionForm, type ActionDialogProps } from '@fio/platform/area';
import { Controller } from '@fio/platform/forms';
import { ActionForm } from './action-form.tsx';
import { useChannels, useOutcomes } from './choices.ts';
import type { WinnerDetail } from './winner-detail.ts';
import { useWinnersWords } from './words.ts';

/** How somebody tried to reach a winner, and what came of it. */
export function ContactDialog({ record, onClose }: ActionDialogProps<WinnerDetail>) {
  const t = useWinnersWords();
  const [channels, outcomes] = [useChannels(), useOutcomes()];
  const { form, errorOf, dialog } = useActionForm(
    winners.contact,
    record,
    {
      version: record.version,
      channel: 'phone',
      outcome: '' as 'reached',
      note: '',
    },
    onClose,
  );
  return (
    <ActionForm action="contact" {...dialog}>
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
