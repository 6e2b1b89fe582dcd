import type { LENT_TOKEN, LentToken } from '@fio/domain/lent-token';
import type { isPast, KeptVote, SentAs, sentAs } from '@fio/domain/waiting-votes/kept-vote';
import type { Databases, keptVotesIn } from '@fio/domain/waiting-votes/kept-votes';
import type { CountedVote, sendKept } from '@fio/domain/waiting-votes/send-kept';
import type { VOTE_WORKER, VoteSettled } from '@fio/domain/waiting-votes/vote-worker';

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
/** The connection is there, as far as the browser knows. */
interface Sync extends Waiting {
  readonly tag: string;
  /** The browser asks no more if it comes to nothing this time. */
  readonly lastChance: boolean;
}

/** What it uses of a ServiceWorkerGlobalScope. */
interface WorkerScope {
  readonly indexedDB: Databases;
  readonly navigator: {
    readonly locks: { request(name: string, work: () => Promise<void>): Promise<void> };
  };
  readonly caches: {
    match(
      address: string,
      options: { readonly cacheName: string },
    ): Promise<{ json(): Promise<unknown> } | undefined>;
    delete(name: string): Promise<boolean>;
  };
  readonly clients: {
    matchAll(options: object): Promise<readonly { postMessage(told: VoteSettled): void }[]>;
  };
  fetch(address: string, init: object): Promise<{ readonly status: number; json(): Promise<unknown> }>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Waiting) => void): void;
  addEventListener(type: 'sync', listener: (event: Sync) => void): void;
}

/** What its pages use too. */
export interface WorkerTools {
  readonly keptVotesIn: typeof keptVotesIn;
  readonly sendKept: typeof sendKept;
  readonly sentAs: typeof sentAs;
  readonly isPast: typeof isPast;
  readonly names: typeof VOTE_WORKER;
  readonly lent: typeof LENT_TOKEN;
}

/**
 * Sends waiting votes when the connection is back, with the site closed too, as a page does (mf-public/src/votes/offline). A browser
 * is sent its text, so nothing from outside it may be named here. It sends by the token that it was lent, as nobody else, and for
 * as long as that is there: signing out takes it back.
 */
export function sendingWorker(scope: WorkerScope, tools: WorkerTools): void {
  const { keptVotesIn, sendKept, sentAs, isPast, names, lent } = tools;
  const kept = keptVotesIn(scope.indexedDB);

  const lentToken = async (): Promise<LentToken | undefined> => {
    const found = await scope.caches.match(lent.address, { cacheName: lent.cache });
    return (await found?.json()) as LentToken | undefined;
  };

  const ask = (
    path: string,
    token: string,
    more: { headers?: object; method?: string; body?: string } = {},
  ) =>
    scope.fetch(`/api${path}`, {
      ...more,
      headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...more.headers },
      signal: AbortSignal.timeout(20_000),
    });

  const cast = async ({ pollId, optionId, key }: KeptVote, token: string): Promise<SentAs> => {
    // Signed out since the one before.
    if ((await lentToken())?.token !== token) return 'signedOut';
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const body = JSON.stringify({ optionId });
    const answer = await ask(`/polls/${pollId}/vote`, token, { method: 'POST', headers, body }).catch(
      () => null,
    );
    if (answer === null) return sentAs(null);
    const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
    return sentAs(answer.status, code);
  };

  const tell = async ({ pollId }: KeptVote) => {
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    for (const page of pages) page.postMessage({ settledVote: pollId });
  };

  /** Resolves with whether the same may be tried again. */
  const send = async (own: readonly KeptVote[], { visitorId, token }: LentToken): Promise<boolean> => {
    const [user, mine] = await Promise.all([ask('/user', token), ask('/votes', token)]);
    // The session is over: its person's next one goes on.
    if (user.status === 401 || mine.status === 401) return false;
    if (user.status !== 200 || mine.status !== 200) return true;
    // A tab that was frozen while another person signed in may have lent their token under the first one's name.
    if (((await user.json()) as { id: string }).id !== visitorId) return false;
    const { items: counted } = (await mine.json()) as { items: CountedVote[] };
    return sendKept(own, { kept, counted, cast: (vote) => cast(vote, token), settled: tell });
  };

  /** What waits now goes with the next visit, whoever's it is, and its card must not say more. */
  const giveUp = async (): Promise<void> => {
    await scope.caches.delete(lent.cache);
    for (const vote of await kept.all()) {
      if (vote.over || !vote.carried) continue;
      await kept.carry(vote, false);
      await tell(vote);
    }
  };

  const round = async (isLast: boolean): Promise<void> => {
    const voter = await lentToken();
    const now = Date.now();
    const own = (await kept.all()).filter(
      (vote) => vote.voterId === voter?.visitorId && !vote.over && !isPast(vote, now),
    );
    const again = voter !== undefined && own.length > 0 && (await send(own, voter).catch(() => true));
    // The browser asks again, later each time.
    if (again && !isLast) throw new Error('Some votes wait on.');
    await giveUp();
  };

  // The newest one at once: there is no page whose requests it would change.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('sync', (event) => {
    if (event.tag !== names.tag) return;
    const { lastChance } = event;
    // Pages send as well, and answer anew: one after the other.
    event.waitUntil(scope.navigator.locks.request(names.lock, () => round(lastChance)));
  });
}
