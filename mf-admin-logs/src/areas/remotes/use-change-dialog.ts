import type { remotes } from '@fio/contracts/admin/remotes';
import { useApiMutation } from '@fio/platform/api';
import { refreshAdmin } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import type { ContractForm, FieldValues } from '@fio/platform/forms';
import { useRemotesWords } from './words.ts';

interface Change {
  readonly endpoint: typeof remotes.promote | typeof remotes.rollback;
  readonly remote: string;
  /** What is said once it is done. */
  readonly done: string;
  readonly onClose: () => void;
}

/** What the dialog of a change of what is live takes, beside its form. */
export function useChangeDialog<Values extends FieldValues, Parsed>(
  { form, submit, errorOf, reasons }: ContractForm<Values, Parsed>,
  { endpoint, remote, done, onClose }: Change,
) {
  const t = useRemotesWords();
  const { mutateAsync } = useApiMutation(endpoint);
  const send = submit(async (body) => {
    // The form is that of the endpoint's body.
    await mutateAsync({ params: { remote }, body } as never);
    toast.success(done);
    onClose();
    await refreshAdmin();
  });
  return {
    onSubmit: (event: { preventDefault(): void }) => void send(event),
    onClose,
    error: errorOf('root' as never),
    reasons,
    busy: form.formState.isSubmitting,
    cancel: t('cancel'),
  };
}
