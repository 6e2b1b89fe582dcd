import { adminSuggestions } from '@fio/contracts/admin/suggestions';
import { TextAreaField } from '@fio/design-system/fields';
import { useActionForm, type ActionDialogProps } from '@fio/platform/area';
import { ActionForm } from './action-form.tsx';
import type { SuggestionDetail } from './suggestion-detail.ts';
import { useSuggestionsWords } from './words.ts';

/** Asks for the reason, which the author reads. */
export function RejectDialog({ record, onClose }: ActionDialogProps<SuggestionDetail>) {
  const t = useSuggestionsWords();
  const { form, errorOf, dialog } = useActionForm(
    adminSuggestions.reject,
    record,
    {
      version: record.version,
      reason: '',
    },
    onClose,
  );
  return (
    <ActionForm action="reject" {...dialog}>
      <TextAreaField
        {...form.register('reason')}
        label={t('field.reason')}
        hint={t('hint.reason')}
        required
        error={errorOf('reason')}
      />
    </ActionForm>
  );
}
