import { useEffect, useSyncExternalStore } from 'react';
import { isReopened, type KeptVote } from '@fio/domain/waiting-votes/kept-vote';
import type { VoteSettled } from '@fio/domain/waiting-votes/vote-worker';
import { useVisitor } from '@fio/platform/session';
import { prepareWorker } from './by-browser.ts';
import { dropVote, knownVotes, readOnce, readVotes } from './known-votes.ts';
import { outdated, sendVotes } from './send-votes.ts';

/** What waits of this theory; undefined as voter is somebody who is not signed in. */
export const waitingVote = (
  all: readonly KeptVote[],
  pollId: string,
  voterId: string | undefined,
): KeptVote | undefined =>
  all.find(
    (vote) => vote.pollId === pollId && (voterId === undefined ? !vote.over : vote.voterId === voterId),
  );

/** The service worker has sent this theory's vote, or heard that it is over. */
function useSettled(pollId: string): void {
  useEffect(() => {
    const hear = ({ data }: MessageEvent<Partial<VoteSettled> | null>) => {
      if (data?.settledVote !== pollId) return;
      // It waits no longer once it is seen what became of it.
      outdated({ pollId })
        .then(readVotes)
        .catch(() => undefined);
    };
    // Absent where the site has no TLS.
    const { serviceWorker } = navigator as Partial<Navigator>;
    serviceWorker?.addEventListener('message', hear);
    return () => serviceWorker?.removeEventListener('message', hear);
  }, [pollId]);
}

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
  useSettled(pollId);
  useEffect(() => {
    if (visitorId !== undefined && isOpen) prepareWorker();
  }, [visitorId, isOpen]);
  const kept = waitingVote(all, pollId, visitorId);
  const isStale = kept !== undefined && isReopened(kept, isOpen, performance.timeOrigin);
  useEffect(() => {
    if (kept && isStale) dropVote(kept).catch(() => undefined);
  }, [kept, isStale]);
  return isStale ? undefined : kept;
}
