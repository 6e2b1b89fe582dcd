import type { Held, KeptVote } from './kept-vote.ts';

const NAME = 'votes';

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });

async function open(): Promise<IDBObjectStore> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(NAME, { keyPath: ['voterId', 'pollId'] }),
  );
  const database = await done(request);
  const transaction = database.transaction(NAME, 'readwrite');
  transaction.addEventListener('complete', () => database.close());
  return transaction.objectStore(NAME);
}

type Change = (store: IDBObjectStore, now: KeptVote) => IDBRequest<undefined> | IDBRequest<IDBValidKey>;

/** Only while it is the same answer: another one may have been given meanwhile. */
async function change({ voterId, pollId, key }: KeptVote, how: Change): Promise<void> {
  const store = await open();
  const now = (await done(store.get([voterId, pollId]))) as KeptVote | undefined;
  if (now?.key === key) await done<unknown>(how(store, now) as IDBRequest<unknown>);
}

/** The votes that wait in this browser, whichever tab they were cast in. One of a person for a theory. */
export const keptVotes = {
  all: async (): Promise<KeptVote[]> =>
    typeof indexedDB === 'undefined' ? [] : done((await open()).getAll() as IDBRequest<KeptVote[]>),
  put: async (vote: KeptVote): Promise<void> => void (await done((await open()).put(vote))),
  drop: (vote: KeptVote): Promise<void> =>
    change(vote, (store, { voterId, pollId }) => store.delete([voterId, pollId])),
  /** It waits on, for that. */
  hold: (vote: KeptVote, held: Held | undefined): Promise<void> =>
    change(vote, (store, now) => store.put({ ...now, held })),
  /** It is told from `overAt` on, and not sent again. */
  end: (vote: KeptVote, over: KeptVote['over'] & string, overAt: number): Promise<void> =>
    change(vote, (store, now) => store.put({ ...now, over, overAt })),
};
