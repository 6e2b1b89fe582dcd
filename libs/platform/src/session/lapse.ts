import type { Strategy } from '@fio/contracts/core/endpoint';

type Waiter = (isRenewed: boolean) => void;
const lapses: Partial<Record<Strategy, Set<Waiter>>> = {};

/** Has the page's calls wait: its session is over, and the page stays until somebody signs in again. */
export const startLapse = (strategy: Strategy): void => void (lapses[strategy] ??= new Set());

/** Lets the calls go on, or ends them as if they had been aborted. */
export function endLapse(strategy: Strategy, isRenewed: boolean): void {
  const waiters = lapses[strategy];
  delete lapses[strategy];
  for (const go of waiters ?? []) go(isRenewed);
}

/** Resolves once a call may be sent; rejects with an AbortError when nobody waits for its answer any more. */
export const afterLapse = (strategy: Strategy, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const waiters = lapses[strategy];
    if (!waiters) return resolve();
    const abort = () => reject(new DOMException('The session is over.', 'AbortError'));
    waiters.add((isRenewed) => (isRenewed ? resolve() : abort()));
    signal?.addEventListener('abort', abort, { once: true });
  });
