import { useEffect, useSyncExternalStore } from 'react';
import { useVisitor } from '@fio/platform/session';
import { isReopened, type KeptVote } from './kept-vote.ts';
import { dropVote, knownVotes, readOnce } from './known-votes.ts';
import { sendVotes } from './send-votes.ts';

/** What waits of this theory; undefined as voter is somebody who is not signed in. */
export const waitingVote = (
  all: readonly KeptVote[],
  pollId: string,
  voterId: string | undefined,
): KeptVote | undefined =>
  all.find(
    (vote) => vote.pollId === pollId && (voterId === undefined ? !vote.over : vote.voterId === voterId),
  );

/**
 * This theory's vote that waits in this browser: the visitor's own or, for who is not signed in, that of who cast it. What
 * waits is sent with the first card of a page, and when the connection is back.
 */
export function useWaitingVote(pollId: string, isOpen: boolean): KeptVote | undefined {
  const visitorId = useVisitor()?.id;
  const all = useSyncExternalStore(knownVotes.subscribe, knownVotes.get, knownVotes.none);
  useEffect(() => {
    const go = () => void (visitorId === undefined ? readOnce() : sendVotes(visitorId));
    go();
    window.addEventListener('online', go);
    // Another tab has sent some, or the page comes back from the background.
    document.addEventListener('visibilitychange', go);
    return () => {
      window.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', go);
    };
  }, [visitorId]);
  const kept = waitingVote(all, pollId, visitorId);
  const isStale = kept !== undefined && isReopened(kept, isOpen, performance.timeOrigin);
  useEffect(() => {
    if (kept && isStale) dropVote(kept).catch(() => undefined);
  }, [kept, isStale]);
  return isStale ? undefined : kept;
}
