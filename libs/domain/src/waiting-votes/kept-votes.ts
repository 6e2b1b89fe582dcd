import type { Held, KeptVote } from './kept-vote.ts';

/** What it uses of a browser's IDBRequest, IDBObjectStore, IDBDatabase and IDBFactory. */
interface Asked<Result> {
  readonly result: Result;
  readonly error: unknown;
  addEventListener(type: string, heard: () => void): void;
}
interface Store {
  get(key: string[]): Asked<unknown>;
  getAll(): Asked<unknown[]>;
  put(vote: unknown): Asked<unknown>;
  delete(key: string[]): Asked<unknown>;
}
interface Database {
  createObjectStore(name: string, options: { keyPath: string[] }): unknown;
  transaction(
    name: string,
    mode: 'readwrite',
  ): { objectStore(name: string): Store; addEventListener(type: string, heard: () => void): void };
  close(): void;
}
export interface Databases {
  open(name: string, version: number): Asked<Database>;
}

type Known = Pick<KeptVote, 'voterId' | 'pollId' | 'key'>;

/** The votes that wait in a browser, whichever tab they were cast in. One of a person for a theory. */
export interface KeptVotes {
  all(): Promise<KeptVote[]>;
  put(vote: KeptVote): Promise<void>;
  drop(vote: Known): Promise<void>;
  /** It waits on, for that. */
  hold(vote: Known, held: Held | undefined): Promise<void>;
  /** Whether the browser itself sends it. */
  carry(vote: Known, carried: boolean): Promise<void>;
  /** It is told from `overAt` on, and not sent again. */
  end(vote: Known, over: KeptVote['over'] & string, overAt: number): Promise<void>;
}

/**
 * For pages and for the service worker, which is sent its text. Nothing is kept open: a page of another release may have to
 * change the database.
 */
export function keptVotesIn(databases: Databases): KeptVotes {
  const name = 'votes';

  const done = <Result>(request: Asked<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });

  const open = async (): Promise<Store> => {
    const request = databases.open(name, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(name, { keyPath: ['voterId', 'pollId'] }),
    );
    const database = await done(request);
    const transaction = database.transaction(name, 'readwrite');
    transaction.addEventListener('complete', () => database.close());
    return transaction.objectStore(name);
  };

  /** Only while it is the same answer: another one may have been given meanwhile. Null takes it away. */
  const change = async (
    { voterId, pollId, key }: Known,
    how: (now: KeptVote) => KeptVote | null,
  ): Promise<void> => {
    const store = await open();
    const now = (await done(store.get([voterId, pollId]))) as KeptVote | undefined;
    if (now?.key !== key) return;
    const next = how(now);
    await done(next ? store.put(next) : store.delete([voterId, pollId]));
  };

  return {
    all: async () => (await done((await open()).getAll())) as KeptVote[],
    put: async (vote) => void (await done((await open()).put(vote))),
    drop: (vote) => change(vote, () => null),
    hold: (vote, held) => change(vote, (now) => ({ ...now, held })),
    carry: (vote, carried) => change(vote, (now) => ({ ...now, carried })),
    end: (vote, over, overAt) => change(vote, (now) => ({ ...now, over, overAt })),
  };
}
