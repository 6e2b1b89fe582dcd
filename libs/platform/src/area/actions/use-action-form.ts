import type { ZodMiniObject, ZodMiniType, input, output } from 'zod/mini';
import type { Endpoint } from '@fio/contracts/core/endpoint';
import { useApiMutation } from '../../api/index.ts';
import { useContractForm } from '../../forms/index.ts';
import { refreshAdmin } from './run-action.ts';

/** An action that takes a body. */
type FormEndpoint<Body extends ZodMiniObject, Answer extends ZodMiniType | undefined> = Endpoint<
  ZodMiniType | undefined,
  undefined,
  Body,
  Answer
>;

/** What an address names is taken from the record by the same name. */
const paramsOf = (path: string, record: object) =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, (record as Record<string, unknown>)[name]]),
  );

/**
 * The form of a dialog that asks for what an action needs, and sends it for one record: `dialog` is what the dialog
 * itself takes. `onClose(true)` when it was done, with what the server answered; `sendInstead` sends what was filled in on
 * a way of its own.
 */
export function useActionForm<Body extends ZodMiniObject, Answer extends ZodMiniType | undefined>(
  endpoint: FormEndpoint<Body, Answer>,
  record: object,
  values: input<Body>,
  onClose: (done: boolean, answer?: Answer extends ZodMiniType ? output<Answer> : undefined) => void,
  sendInstead?: (body: output<Body>) => Promise<unknown>,
) {
  const { mutateAsync } = useApiMutation(endpoint);
  const { form, submit, errorOf, reasons } = useContractForm(endpoint.body, values as never);
  const send = submit(async (body) => {
    const input = { params: paramsOf(endpoint.path, record), body } as never;
    try {
      if (sendInstead) {
        await sendInstead(body);
        onClose(true);
      } else onClose(true, await mutateAsync(input));
    } catch (error) {
      // A refusal may mean that another person was first: what is shown behind the dialog is read again.
      void refreshAdmin();
      throw error;
    }
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
