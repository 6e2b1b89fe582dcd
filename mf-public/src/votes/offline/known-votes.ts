import type { KeptVote } from '@fio/domain/waiting-votes/kept-vote';
import { handOver, inTurn } from './by-browser.ts';
import { keptVotes } from './kept-votes.ts';

const NONE: readonly KeptVote[] = [];
let known = NONE;
const listeners = new Set<() => void>();

/** What waits in this browser, as every card of the page reads it. */
export const knownVotes = {
  get: (): readonly KeptVote[] => known,
  none: (): readonly KeptVote[] => NONE,
  subscribe: (heard: () => void) => {
    listeners.add(heard);
    return () => void listeners.delete(heard);
  },
};

/** Reads it anew: this tab, or another one, has changed it. */
export async function readVotes(): Promise<void> {
  const read = await keptVotes.all();
  // Mostly nothing waits, and no card is drawn again for that.
  if (known.length + read.length === 0) return;
  known = read;
  for (const heard of listeners) heard();
}

let reading: Promise<void> | undefined;
/** For the cards of a page, which ask at once; a browser that keeps nothing has nothing to read. */
export const readOnce = (): Promise<void> =>
  (reading ??= readVotes()
    .catch(() => undefined)
    .finally(() => (reading = undefined)));

/** Keeps a vote that found no connection until there is one; rejects where a browser keeps nothing. */
export async function keepVote(
  given: Pick<KeptVote, 'pollId' | 'optionId' | 'voterId' | 'key'>,
): Promise<void> {
  const vote: KeptVote = { ...given, at: Date.now() };
  // First of all, for the browser may have it sent at once.
  await keptVotes.put(vote);
  await inTurn(() => handOver([vote]));
  await readVotes();
}

/** Given up, or counted by another way. */
export async function dropVote(vote: KeptVote): Promise<void> {
  await keptVotes.drop(vote);
  await readVotes();
}
