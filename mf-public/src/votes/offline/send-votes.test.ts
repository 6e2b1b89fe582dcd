import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeptVote } from '@fio/domain/waiting-votes/kept-vote';
import { stores, tokens } from '@fio/platform/session';
import { sampleVisitor } from '../../testing/samples.ts';
import { server } from '../../testing/setup.ts';
import { keptVotes } from './kept-votes.ts';
import { sendVotes } from './send-votes.ts';

const [FIRST, SECOND, YES, NO] = [1, 2, 3, 4].map(
  (digit) => `0190a000-0000-7000-8000-00000000000${digit}`,
) as [string, string, string, string];
const voterId = sampleVisitor.id;
const vote = (pollId: string, at = 1): KeptVote => ({ pollId, optionId: YES, voterId, key: pollId, at });

/** What the browser keeps, and what was sent: theory, answer and token. */
let kept: KeptVote[] = [];
let sent: string[][] = [];
let mine: unknown[] = [];
let meanwhile: () => void = () => undefined;
let answer = () => HttpResponse.json({}, { status: 201 });

const isSame = (one: Pick<KeptVote, 'key'>) => (other: KeptVote) => one.key === other.key;
beforeEach(() => {
  [kept, sent, mine] = [[], [], []];
  meanwhile = () => undefined;
  answer = () => HttpResponse.json({}, { status: 201 });
  vi.spyOn(keptVotes, 'all').mockImplementation(() => Promise.resolve([...kept]));
  vi.spyOn(keptVotes, 'drop').mockImplementation(async (one) => {
    kept = kept.filter((other) => !isSame(one)(other));
  });
  vi.spyOn(keptVotes, 'hold').mockImplementation(async (one, held) => {
    kept = kept.map((other) => (isSame(one)(other) ? { ...other, held } : other));
  });
  vi.spyOn(keptVotes, 'end').mockImplementation(async (one, over, overAt) => {
    kept = kept.map((other) => (isSame(one)(other) ? { ...other, over, overAt } : other));
  });
  server.use(
    http.get('*/api/votes', () => HttpResponse.json({ items: mine })),
    http.post('*/api/polls/:id/vote', async ({ request, params }) => {
      const { optionId } = (await request.json()) as { optionId: string };
      sent.push([String(params['id']), optionId, request.headers.get('authorization') ?? '']);
      meanwhile();
      return answer();
    }),
  );
  tokens.set('user', 'token');
  stores.user.setState({ user: sampleVisitor, status: 'ready' });
});
afterEach(() => {
  vi.restoreAllMocks();
  delete (navigator as { locks?: unknown }).locks;
});

it('sends what waits, oldest first, and keeps nothing of it', async () => {
  const at = Date.now();
  kept = [vote(SECOND, at), vote(FIRST, at - 1)];
  await Promise.all([sendVotes(voterId), sendVotes(voterId)]);
  expect(sent.map(([pollId]) => pollId)).toEqual([FIRST, SECOND]);
  expect(kept).toEqual([]);
});

it('sends nothing of one person by the session of another', async () => {
  kept = [vote(FIRST, Date.now()), vote(SECOND, Date.now() + 1)];
  meanwhile = () => {
    tokens.set('user', 'another');
    stores.user.setState({ user: { ...sampleVisitor, id: NO } });
  };
  await sendVotes(voterId);
  expect(sent).toEqual([[FIRST, YES, 'Bearer token']]);
  expect(kept).toContainEqual(expect.objectContaining({ pollId: SECOND }));
  await sendVotes(NO);
  expect(sent).toHaveLength(1);
});

it('stops when another tab has signed somebody else in, before this one hears of it', async () => {
  kept = [vote(FIRST, Date.now()), vote(SECOND, Date.now() + 1)];
  meanwhile = () => tokens.set('user', 'another');
  await sendVotes(voterId);
  expect(sent).toHaveLength(1);
});

it('sends nothing while this tab only asks who has signed in', async () => {
  kept = [vote(FIRST, Date.now())];
  tokens.set('user', 'another');
  stores.user.setState({ status: 'loading' });
  await sendVotes(voterId);
  expect([sent, kept.length]).toEqual([[], 1]);
});

it('sends what another tab has kept while this one waited for its turn', async () => {
  kept = [vote(FIRST, Date.now())];
  const request = async (_name: string, work: () => Promise<void>) => {
    kept = [vote(SECOND, Date.now())];
    return work();
  };
  Object.assign(navigator, { locks: { request } });
  await sendVotes(voterId);
  expect([sent.map(([pollId]) => pollId), kept]).toEqual([[SECOND], []]);
});

it('says of what the browser had to send that it has no longer', async () => {
  kept = [{ ...vote(FIRST, Date.now()), carried: true }];
  const carry = vi.spyOn(keptVotes, 'carry').mockResolvedValue();
  answer = () => HttpResponse.json({ code: 'ENTERED_SESSION', message: '' }, { status: 403 });
  await sendVotes(voterId);
  expect(kept.map(({ over }) => over)).toEqual([undefined]);
  expect(carry.mock.calls).toEqual([[kept[0], false]]);
});

it('sends no answer that was changed while an earlier one was on its way', async () => {
  kept = [vote(FIRST, Date.now()), vote(SECOND, Date.now() + 1)];
  meanwhile = () => (kept = kept.filter(({ pollId }) => pollId !== SECOND));
  await sendVotes(voterId);
  expect(sent.map(([pollId]) => pollId)).toEqual([FIRST]);
});

it('takes back no later answer that was given on another device', async () => {
  kept = [vote(FIRST, Date.now())];
  const votedAt = new Date(Date.now() + 60_000).toISOString();
  mine = [{ pollId: FIRST, optionId: NO, votedAt }];
  await sendVotes(voterId);
  expect([sent, kept]).toEqual([[], []]);
});

it.each([
  [409, 'POLL_CLOSED', { over: 'late' }],
  [403, 'FORBIDDEN', { over: 'refused' }],
  [403, 'ADDRESS_BLOCKED', { held: 'server' }],
  [403, 'CHALLENGE_REQUIRED', { held: 'challenge' }],
] as const)('keeps one that is answered %s %s, to tell or to send again', async (status, code, what) => {
  kept = [vote(FIRST, Date.now())];
  answer = () => HttpResponse.json({ code, message: '' }, { status });
  await sendVotes(voterId);
  expect(kept).toEqual([expect.objectContaining(what)]);
});

it('waits for a connection again, once nobody answers any more', async () => {
  kept = [{ ...vote(FIRST, Date.now()), held: 'challenge' }];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = () => HttpResponse.error() as never;
  await sendVotes(voterId);
  expect(kept.map(({ held }) => held)).toEqual([undefined]);
});
