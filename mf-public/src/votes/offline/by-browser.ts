import type { KeptVote } from '@fio/domain/waiting-votes/kept-vote';
import { VOTE_WORKER } from '@fio/domain/waiting-votes/vote-worker';
import { lendToken, takeTokenBack } from '@fio/platform/session';
import { activeWorker } from '../../page/active-worker.ts';
import { keptVotes } from './kept-votes.ts';

/** Background Sync, which TypeScript's browser doesn't know, nor do Safari and Firefox. */
interface Syncing {
  readonly sync?: { register(tag: string): Promise<void> };
}
const { address, scope, tag, lock } = VOTE_WORKER;

const isThere = () => 'serviceWorker' in navigator && 'SyncManager' in window;

let prepared = false;
/** Has the service worker come while there is a connection: without one it can't. */
export function prepareWorker(): void {
  if (prepared || !isThere()) return;
  prepared = true;
  // A browser may refuse, as may an older host: then pages send.
  activeWorker(address, scope).catch(() => undefined);
}

/** Whether the browser will have the worker send what waits of this person, with the site closed too. */
async function isTaken(voterId: string): Promise<boolean> {
  if (!isThere()) return false;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // One of another release may read what is kept another way.
  if (registration?.active?.scriptURL !== new URL(address, window.location.origin).href) return false;
  const { sync } = registration as Syncing;
  if (!sync || !(await lendToken(voterId))) return false;
  try {
    await sync.register(tag);
    return true;
  } catch {
    await takeTokenBack();
    return false;
  }
}

/** One after the other, whichever tab or worker sends: what is on its way arrives before what is answered after it. */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(lock, work) : work();

async function note(votes: readonly KeptVote[], carried: boolean): Promise<void> {
  for (const vote of votes) if (carried !== (vote.carried ?? false)) await keptVotes.carry(vote, carried);
}

/**
 * Has the browser send all that waits of this person where it can, and notes with each whether it will. Only in turn, as
 * `takeBack`: there is one token, for all of them.
 */
export async function handOver(voterId: string, waiting: readonly KeptVote[]): Promise<void> {
  await note(waiting, await isTaken(voterId).catch(() => false));
}

/** The browser has none of these to send any more. */
export async function takeBack(waiting: readonly KeptVote[]): Promise<void> {
  await takeTokenBack();
  await note(waiting, false);
}
