import { useSyncExternalStore } from 'react';

/** What became of an answer: recorded by the server, come after the close, kept until there is a connection, or refused. */
export type VoteOutcome = 'counted' | 'late' | 'waiting' | 'refused';

let outcome: VoteOutcome | undefined;
const listeners = new Set<() => void>();

/** Tells what became of the answer that waited for its sign-in; undefined while it is on its way. */
export function tellOutcome(next: VoteOutcome | undefined): void {
  outcome = next;
  for (const heard of listeners) heard();
}

const subscribe = (heard: () => void) => {
  listeners.add(heard);
  return () => void listeners.delete(heard);
};

/** What became of the answer that waited for its sign-in, as the sheet says it. */
export const useVoteOutcome = (): VoteOutcome | undefined =>
  useSyncExternalStore(
    subscribe,
    () => outcome,
    () => undefined,
  );
