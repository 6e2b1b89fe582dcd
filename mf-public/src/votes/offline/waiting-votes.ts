import { useEffect, useSyncExternalStore } from 'react';
import { votes } from '@fio/contracts/public/votes';
import { polls } from '@fio/contracts/public/polls';
import { api, ApiError, queryClient, queryKey } from '@fio/platform/api';
import { useVisitor } from '@fio/platform/session';
import { sentAs, type KeptVote } from './kept-vote.ts';
import { keptVotes } from './kept-votes.ts';

let known: readonly KeptVote[] = [];
const listeners = new Set<() => void>();

async function reload(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  known = await keptVotes.all();
  for (const heard of listeners) heard();
}

/** Keeps a vote that found no connection until there is one; rejects where a browser keeps nothing. */
export async function keepVote(vote: Omit<KeptVote, 'at' | 'late'>): Promise<void> {
  await keptVotes.put({ ...vote, at: Date.now() });
  await reload();
}

/** Given up, or counted by another way. */
export async function dropVote(vote: KeptVote): Promise<void> {
  await keptVotes.drop(vote);
  await reload();
}

async function send(vote: KeptVote): Promise<void> {
  const { pollId, optionId, key } = vote;
  const input = { params: { id: pollId }, body: { optionId } };
  const sent = await api(votes.cast, input, { idempotencyKey: key, quiet: true }).then(
    () => 'counted' as const,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return sentAs(error.status || null, error.code);
    },
  );
  if (sent === 'lost' || sent === 'signedOut') return;
  if (sent === 'late') return keptVotes.put({ ...vote, late: true });
  await keptVotes.drop(vote);
  const stale = [queryKey(votes.mine), queryKey(polls.results, { params: { id: pollId } })];
  await Promise.all(stale.map((read) => queryClient.invalidateQueries({ queryKey: read })));
}

/** As long as it is said at the card that a vote came too late; milliseconds. */
const TOLD = 7 * 86_400_000;

let sending: Promise<void> | undefined;

/** Sends what waits of this person, oldest first; calls at once share one round. */
const sendAll = (voterId: string): Promise<void> =>
  (sending ??= (async () => {
    await reload();
    const own = known.filter((vote) => vote.voterId === voterId && !vote.late);
    for (const vote of own.toSorted((left, right) => left.at - right.at)) await send(vote);
    const told = known.filter(({ late, at }) => late && at < Date.now() - TOLD);
    for (const vote of told) await keptVotes.drop(vote);
    if (own.length + told.length > 0) await reload();
  })()
    // A browser that keeps nothing has nothing to send.
    .catch(() => undefined)
    .finally(() => (sending = undefined)));

const subscribe = (heard: () => void) => {
  listeners.add(heard);
  return () => void listeners.delete(heard);
};
const NONE: readonly KeptVote[] = [];

/**
 * This theory's vote that waits in this browser: the visitor's own or, for who is not signed in, that of who cast it. What
 * waits is sent with the first card of a page, and when the connection is back.
 */
export function useWaitingVote(pollId: string): KeptVote | undefined {
  const visitorId = useVisitor()?.id;
  const all = useSyncExternalStore(
    subscribe,
    () => known,
    () => NONE,
  );
  useEffect(() => {
    const go = () => void (visitorId === undefined ? reload().catch(() => undefined) : sendAll(visitorId));
    go();
    window.addEventListener('online', go);
    // Another tab has sent some, or the page comes back from the background.
    document.addEventListener('visibilitychange', go);
    return () => {
      window.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', go);
    };
  }, [visitorId]);
  return all.find(
    (vote) => vote.pollId === pollId && (visitorId === undefined || vote.voterId === visitorId),
  );
}
