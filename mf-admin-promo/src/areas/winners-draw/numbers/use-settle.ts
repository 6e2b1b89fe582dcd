import { adminTickets } from '@fio/contracts/admin/tickets';
import { winnersDraw } from '@fio/contracts/admin/winners-draw';
import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import { useApiMutation } from '@fio/platform/api';
import { confirm, toast } from '@fio/platform/feedback';

interface Asked {
  readonly title: string;
  readonly text: string;
  readonly confirmText: string;
  readonly cancelText: string;
  /** What is said once it is done. */
  readonly done: string;
}

/** Asks once, does what can't be undone, and reads the draw again. */
export function useSettle<E extends AnyEndpoint>(endpoint: E) {
  const { mutateAsync, isPending } = useApiMutation(endpoint, [
    winnersDraw.get,
    winnersDraw.list,
    adminTickets.draws,
  ]);
  const settle = async (input: CallInput<E>, { done, ...asked }: Asked) => {
    if (!(await confirm(asked))) return;
    await mutateAsync(input);
    toast.success(done);
  };
  return {
    isPending,
    // The person has been told by the call itself.
    settle: (input: CallInput<E>, asked: Asked) => void settle(input, asked).catch(() => undefined),
  };
}
