import type { KeptVote } from '@fio/domain/waiting-votes/kept-vote';
import { serverNow } from '@fio/platform/boot';
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
  if (known.length + read.length > 0) show(read);
}

function show(now: readonly KeptVote[]): void {
  known = now;
  for (const heard of listeners) heard();
}

/** What waits of this person now, to be sent. */
export const waitingOf = async (voterId: string): Promise<KeptVote[]> =>
  (await keptVotes.all()).filter((vote) => vote.voterId === voterId && !vote.over);

let reading: Promise<void> | undefined;
/** For the cards of a page, which ask at once; a browser that keeps nothing has nothing to read. */
export const readOnce = (): Promise<void> =>
  (reading ??= readVotes()
    .catch(() => undefined)
    .finally(() => (reading = undefined)));

/** Has the browser send it, too, unless it was sent before its turn came. */
async function handToBrowser({ voterId }: KeptVote): Promise<void> {
  await inTurn(async () => {
    const waiting = await waitingOf(voterId);
    if (waiting.length > 0) await handOver(voterId, waiting);
  });
  await readVotes();
}

/**
 * Keeps a vote that found no connection until there is one; rejects where a browser keeps nothing. Its card shows at once that it
 * waits: until the browser has it, another tab or the worker may have to send first.
 */
export async function keepVote(
  given: Pick<KeptVote, 'pollId' | 'optionId' | 'voterId' | 'key'>,
): Promise<void> {
  const vote: KeptVote = { ...given, at: serverNow().getTime() };
  // First of all, for the browser may have it sent at once.
  await keptVotes.put(vote);
  const { pollId, voterId } = vote;
  show([...known.filter((one) => one.pollId !== pollId || one.voterId !== voterId), vote]);
  // It is kept, whatever becomes of that: then a page sends it.
  handToBrowser(vote).catch(() => undefined);
}

/** Given up, or counted by another way. */
export async function dropVote(vote: KeptVote): Promise<void> {
  await keptVotes.drop(vote);
  await readVotes();
}
