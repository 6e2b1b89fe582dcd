import { adminSuggestions } from '@fio/contracts/admin/suggestions';
import { SelectField, TextAreaField } from '@fio/design-system/fields';
import { useActionForm, type ActionDialogProps } from '@fio/platform/area';
import { Controller } from '@fio/platform/forms';
import { useShows } from '../polls/choices.ts';
import { ActionForm } from './action-form.tsx';
import type { SuggestionDetail } from './suggestion-detail.ts';
import { useSuggestionsWords } from './words.ts';

/** The words and the series, to be set right before anybody else reads them. */
export function EditDialog({ record, onClose }: ActionDialogProps<SuggestionDetail>) {
  const t = useSuggestionsWords();
  const shows = useShows();
  const { version, showId, text } = record;
  const { form, errorOf, dialog } = useActionForm(
    adminSuggestions.update,
    record,
    { version, showId, text },
    onClose,
  );
  return (
    <ActionForm action="edit" {...dialog}>
      <Controller
        control={form.control}
        name="showId"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('field.show')}
            required
            searchable
            data={shows}
            error={errorOf('showId')}
          />
        )}
      />
      <TextAreaField
        {...form.register('text')}
        label={t('field.text')}
        hint={t('hint.text')}
        required
        rows={6}
        error={errorOf('text')}
      />
    </ActionForm>
  );
}
