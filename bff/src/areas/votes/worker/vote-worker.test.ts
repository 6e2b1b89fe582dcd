import { Script } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import type { ErrorCode } from '@fio/contracts';
import type { LentToken } from '@fio/domain/lent-token';
import type { KeptVote } from '@fio/domain/waiting-votes/kept-vote';
import type { Databases } from '@fio/domain/waiting-votes/kept-votes';
import { VOTE_WORKER } from '@fio/domain/waiting-votes/vote-worker';
import { voteWorker } from './vote-worker.ts';

const voter: LentToken = { visitorId: 'voter', token: 'token' };
const vote = (pollId: string, more: Partial<KeptVote> = {}): KeptVote => ({
  pollId,
  optionId: 'yes',
  voterId: voter.visitorId,
  key: `key of ${pollId}`,
  at: Date.now(),
  carried: true,
  ...more,
});

/** What the browser keeps and was lent, what was sent, and what its pages were told. */
let kept: KeptVote[];
let lent: LentToken | undefined;
let sent: unknown[];
let told: unknown[];
/** What the server answers: to a vote, and of those it has counted; null is silence. */
let answer: { status: number; code?: ErrorCode } | null;
let mine: { status: number; items: unknown[] };
/** Whose token it is. */
let userId: string;
let meanwhile: () => void;

beforeEach(() => {
  [kept, lent, sent, told] = [[], voter, [], []];
  answer = { status: 201 };
  mine = { status: 200, items: [] };
  userId = voter.visitorId;
  meanwhile = () => undefined;
});

/** As IndexedDB answers. */
const answers = <Result>(result: Result) => ({
  result,
  error: null,
  addEventListener: (type: string, heard: () => void) => type === 'success' && queueMicrotask(heard),
});
const isOf =
  ([voterId, pollId]: string[]) =>
  (one: KeptVote) =>
    one.voterId === voterId && one.pollId === pollId;
const without = (of: string[]) => kept.filter((one) => !isOf(of)(one));
const store = {
  get: (of: string[]) => answers(kept.find(isOf(of))),
  getAll: () => answers([...kept]),
  put: (one: KeptVote) => answers((kept = [...without([one.voterId, one.pollId]), one])),
  delete: (of: string[]) => answers((kept = without(of))),
};
const transaction = () => ({ objectStore: () => store, addEventListener: () => undefined });
const indexedDB = {
  open: () => answers({ transaction, close: () => undefined, createObjectStore: () => undefined }),
} as unknown as Databases;

/** What the server sends for that address below the worker's scope; undefined for nothing of its own. */
function served(path: string): string | undefined {
  let text: string | undefined;
  const response = { locals: {}, setHeader: () => undefined, end: (body: string) => void (text = body) };
  voteWorker()({ path, method: 'GET' } as never, response as never, () => undefined);
  return text;
}

interface Request {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
async function fetched(address: string, { headers, body }: Request) {
  if (address === '/api/user') return { status: 200, json: async () => ({ id: userId }) };
  if (address === '/api/votes') return { status: mine.status, json: async () => ({ items: mine.items }) };
  sent.push([address, headers['authorization'], headers['idempotency-key'], body]);
  meanwhile();
  if (answer === null) throw new TypeError('Failed to fetch');
  const { status, code } = answer;
  return { status, json: async () => ({ code }) };
}

/** The browser has a connection again. */
async function synced({
  tag = VOTE_WORKER.tag,
  lastChance = false,
}: { readonly tag?: string; readonly lastChance?: boolean } = {}): Promise<void> {
  const listeners = new Map<string, (event: unknown) => void>();
  const scope = {
    indexedDB,
    navigator: { locks: { request: async (_name: string, work: () => Promise<void>) => work() } },
    caches: {
      match: async () => lent && { json: async () => lent },
      delete: async () => void (lent = undefined),
    },
    clients: { matchAll: async () => [{ postMessage: (one: unknown) => void told.push(one) }] },
    fetch: fetched,
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      void listeners.set(type, listener),
  };
  // By its text, as a browser is sent it: what it named from outside would not be there.
  new Script(served('/1.js') ?? '').runInNewContext({ self: scope, AbortSignal });
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('sync')?.({ tag, lastChance, waitUntil: (one: Promise<unknown>) => (work = one) });
  await work;
}

const body = JSON.stringify({ optionId: 'yes' });
const requestOf = (pollId: string) => [`/api/polls/${pollId}/vote`, 'Bearer token', `key of ${pollId}`, body];

it("sends its person's votes as a page would, oldest first, tells every page and keeps nothing of them", async () => {
  const others = vote('theirs', { voterId: 'another', carried: false });
  kept = [vote('second'), vote('first', { at: 1 + Date.now() - 86_400_000 }), others];
  await synced();
  expect(sent).toEqual([requestOf('first'), requestOf('second')]);
  expect(told).toEqual([{ settledVote: 'first' }, { settledVote: 'second' }]);
  expect([kept, lent]).toEqual([[others], undefined]);
});

it.each([
  ['who has signed out', () => (lent = undefined)],
  ['a session that is over', () => (mine.status = 401)],
  ["another person's token", () => (userId = 'another')],
])('sends nothing for %s, and has its card and every page know', async (_what, given) => {
  kept = [vote('first')];
  given();
  await synced();
  expect([sent, lent, told]).toEqual([[], undefined, [{ settledVote: 'first' }]]);
  expect(kept).toEqual([{ ...vote('first', { at: kept[0]?.at ?? 0 }), carried: false }]);
});

it('does nothing at an event of another kind', async () => {
  kept = [vote('first')];
  await synced({ tag: 'other' });
  expect([sent, lent, kept[0]?.carried]).toEqual([[], voter, true]);
});

it('stops when its person signs out while it sends', async () => {
  kept = [vote('first', { at: 1 + Date.now() - 86_400_000 }), vote('second')];
  meanwhile = () => (lent = undefined);
  await synced();
  expect([sent, kept.map(({ pollId }) => pollId)]).toEqual([[requestOf('first')], ['second']]);
});

it('takes back no later answer, and sends none that is a month old', async () => {
  const old = vote('old', { at: Date.now() - 31 * 86_400_000, carried: false });
  kept = [vote('first', { at: Date.now() - 1000 }), old];
  mine.items = [{ pollId: 'first', optionId: 'no', votedAt: new Date().toISOString() }];
  await synced();
  expect([sent, kept]).toEqual([[], [old]]);
});

it.each([
  [409, 'POLL_CLOSED', 'late'],
  [403, 'FORBIDDEN', 'refused'],
] as const)('keeps what is answered %s %s for its card to tell', async (status, code, over) => {
  kept = [vote('first')];
  answer = { status, code };
  await synced();
  expect([kept, told, lent]).toMatchObject([[{ over }], [{ settledVote: 'first' }], undefined]);
});

it.each<ErrorCode>(['CHALLENGE_REQUIRED', 'turnstile_error', 'turnstile_timeout'])(
  'leaves a challenge to its person: %s',
  async (code) => {
    kept = [vote('first')];
    answer = { status: 403, code };
    await synced();
    expect([kept, lent, told]).toEqual([
      [vote('first', { at: kept[0]?.at ?? 0, held: 'challenge', carried: false })],
      undefined,
      [{ settledVote: 'first' }],
    ]);
  },
);

it.each([
  [null, undefined],
  [{ status: 503 }, 'server'],
  [{ status: 403, code: 'ADDRESS_BLOCKED' as const }, 'server'],
])('has the browser ask again after %j, and at the last leaves it to the next visit', async (given, held) => {
  kept = [vote('first')];
  answer = given;
  await expect(synced()).rejects.toThrow('wait on');
  expect([kept[0], lent, told]).toMatchObject([{ carried: true }, voter, []]);
  await synced({ lastChance: true });
  expect(kept[0]?.held).toBe(held);
  expect([kept[0], lent, told]).toMatchObject([{ carried: false }, undefined, [{ settledVote: 'first' }]]);
});

it('is nowhere but at the address of its own form', () => {
  expect(['/0.js', '/', '/1.js/other'].map(served)).toEqual([undefined, undefined, undefined]);
});
