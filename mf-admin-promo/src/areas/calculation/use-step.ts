import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import { useApiMutation } from '@fio/platform/api';
import { refreshAdmin } from '@fio/platform/area';
import { useWizard } from './wizard.ts';

/**
 * A step of the wizard. Whether it was taken or refused, all that is shown is read again: a refusal may mean that another
 * person was first. `take` throws what the server refused, after the person has been told.
 */
export function useStep<E extends AnyEndpoint>(endpoint: E) {
  const { mutateAsync, isPending } = useApiMutation(endpoint);
  const { takes } = useWizard();
  const take = async (input: CallInput<E>) => {
    if (!takes(endpoint)) throw new Error(`A rehearsal takes no step of its draw: ${endpoint.path}`);
    try {
      return await mutateAsync(input);
    } finally {
      await refreshAdmin();
    }
  };
  return { take, isPending };
}

/** For a step without a form: the call itself has told the person why it was refused. */
export const alreadyReported = (): undefined => undefined;
