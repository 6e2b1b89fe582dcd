import { adminSuggestions } from '@fio/contracts/admin/suggestions';
import { TextAreaField } from '@fio/design-system/fields';
import type { ActionDialogProps } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { useContractForm } from '@fio/platform/forms';
import { ActionForm } from './action-form.tsx';
import type { SuggestionDetail } from './suggestion-detail.ts';
import { useSuggestionsWords } from './words.ts';

/** Asks for the reason, which the author reads. */
export function RejectDialog({ record, onClose }: ActionDialogProps<SuggestionDetail>) {
  const t = useSuggestionsWords();
  const { mutateAsync } = useApiMutation(adminSuggestions.reject);
  const { form, submit, errorOf } = useContractForm(adminSuggestions.reject.body, {
    version: record.version,
    reason: '',
  });
  const send = submit(async (body) => {
    await mutateAsync({ params: { id: record.id }, body });
    onClose(true);
  });
  return (
    <ActionForm
      action="reject"
      onSubmit={(event) => void send(event)}
      onClose={() => onClose(false)}
      error={errorOf('root')}
      busy={form.formState.isSubmitting}
    >
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
