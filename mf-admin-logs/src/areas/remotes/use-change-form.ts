import type { input, ZodMiniObject, ZodMiniType } from 'zod/mini';
import type { Endpoint } from '@fio/contracts/core/endpoint';
import { useApiMutation } from '@fio/platform/api';
import { refreshAdmin } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import { useContractForm } from '@fio/platform/forms';
import { useRemotesWords } from './words.ts';

interface Form<Body extends ZodMiniObject> {
  readonly endpoint: Endpoint<ZodMiniType, undefined, Body, ZodMiniType>;
  readonly remote: string;
  readonly values: input<Body>;
  readonly done: string;
  readonly onClose: () => void;
}

/** The form of a change of what is live; `dialog` is what its dialog takes. */
export function useChangeForm<Body extends ZodMiniObject>({
  endpoint,
  remote,
  values,
  done,
  onClose,
}: Form<Body>) {
  const t = useRemotesWords();
  const { mutateAsync } = useApiMutation(endpoint);
  const { form, submit, errorOf } = useContractForm(endpoint.body, values as never);
  const send = submit(async (body) => {
    await mutateAsync({ params: { remote }, body } as never);
    toast.success(done);
    onClose();
    await refreshAdmin();
  });
  const { errors, isSubmitting } = form.formState;
  const isRefused = (errors as { root?: { type?: unknown } }).root?.type === 'REMOTE_REFUSED';
  const dialog = {
    onSubmit: (event: { preventDefault(): void }) => void send(event),
    onClose,
    error: [errorOf('root' as never), isRefused && t('refused.hint')].filter(Boolean).join(' '),
    busy: isSubmitting,
    cancel: t('cancel'),
  };
  return { form, errorOf, dialog };
}
