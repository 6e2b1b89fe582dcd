import type { ZodMiniObject, ZodMiniType, input } from 'zod/mini';
import type { Endpoint } from '@fio/contracts/core/endpoint';
import { useApiMutation } from '../../api/index.ts';
import { useContractForm } from '../../forms/index.ts';

/** An action on one record that takes a body. */
type FormEndpoint<Body extends ZodMiniObject> = Endpoint<
  ZodMiniType,
  undefined,
  Body,
  ZodMiniType | undefined
>;

/**
 * The form of a dialog that asks for what an action needs, and sends it for one record: `dialog` is what the dialog
 * itself takes. `onClose(true)` when it was done.
 */
export function useActionForm<Body extends ZodMiniObject>(
  endpoint: FormEndpoint<Body>,
  { id }: { readonly id: string },
  values: input<Body>,
  onClose: (done: boolean) => void,
) {
  const { mutateAsync } = useApiMutation(endpoint);
  const { form, submit, errorOf, reasons } = useContractForm(endpoint.body, values as never);
  const send = submit(async (body) => {
    // Every action's params are its record's id.
    await mutateAsync({ params: { id }, body } as never);
    onClose(true);
  });
  const dialog = {
    onSubmit: (event: { preventDefault(): void }) => void send(event),
    onClose: () => onClose(false),
    error: errorOf('root' as never),
    reasons,
    busy: form.formState.isSubmitting,
  };
  return { form, errorOf, dialog };
}
