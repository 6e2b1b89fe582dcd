import type { adminPolls, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { castVote, createPoll } from '../../../test/content.ts';
import {
  createStaff,
  createVisitor,
  PASSWORD,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../test/factories.ts';

type Suspicious = ResponseOf<typeof adminPolls.suspicious>;

let app: TestApp;
let headers: SignedHeaders;
let poll: Awaited<ReturnType<typeof createPoll>>;
let voters: string[];

beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  headers = await signInStaff(app.services, await createStaff(app.services));
});
beforeEach(async () => {
  const { db } = app.services;
  poll = await createPoll(db);
  voters = [];
  await castVote(db, poll, 1, await createVisitor(app.services));
  for (const suspicion of ['address', 'address', 'device']) {
    const { id: voterId } = await createVisitor(app.services);
    const optionId = poll.options[0]?.id ?? '';
    await db.vote.create({ data: { pollId: poll.id, optionId, voterId, suspicion } });
    voters.push(voterId);
  }
});
afterAll(() => app.close());

const path = () => `/admin/polls/${poll.id}/suspicious-votes`;
const read = async () => (await call<Suspicious>(app, 'GET', path(), { headers })).body;
const decide = (decision: string, voterIds?: (string | undefined)[]) =>
  call<{ decided: number }>(app, 'POST', path(), {
    headers,
    body: { decision, reason: 'Conferido com a escola.', voterIds },
  });
const votes = async () =>
  (await app.services.live.fresh()).get(poll.id)?.results.counts.map((count) => count.votes);
const waiting = async () => (await read()).counts.map((count) => [count.reason, count.waiting]);

it('shows what is counted apart and why, and that it does not count', async () => {
  const { items } = await read();
  expect(await waiting()).toEqual([
    ['address', 2],
    ['device', 1],
  ]);
  expect(items).toHaveLength(3);
  expect(items[0]).toMatchObject({ voter: 'Iracema A.', option: 'Sim', decision: null });
  expect(await votes()).toEqual([0, 1]);
});

it('lets one count with a reason, told to the audit', async () => {
  expect((await decide('released', [voters[2]])).body.decided).toBe(1);
  expect(await votes()).toEqual([1, 1]);
  expect((await read()).items.at(-1)).toMatchObject({
    voterId: voters[2],
    reason: 'device',
    decision: 'released',
  });
  const action = await app.services.db.action.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(action).toMatchObject({
    action: 'release_votes',
    recordId: poll.id,
    reason: 'Conferido com a escola.',
  });
  expect(action.after).toEqual({ votes: 1, voters: [voters[2]] });
});

it('annuls all that wait, loses none, and takes a decision back', async () => {
  await decide('released', [voters[0]]);
  expect((await decide('annulled')).body.decided).toBe(2);
  expect(await votes()).toEqual([1, 1]);
  expect((await decide('annulled', [voters[0]])).body.decided).toBe(1);
  expect(await votes()).toEqual([0, 1]);
  expect((await decide('released', voters)).body.decided).toBe(3);
  expect(await votes()).toEqual([3, 1]);
  expect(await app.services.db.vote.count({ where: { pollId: poll.id } })).toBe(4);
});

it('marks the theory in the list until nothing waits any more', async () => {
  type List = { items: { id: string; votes: number; suspicious: number }[] };
  const list = async () => {
    const { body } = await call<List>(app, 'GET', '/admin/polls?f[suspicious]=waiting', { headers });
    return body.items.find(({ id }) => id === poll.id);
  };
  expect(await list()).toMatchObject({ votes: 1, suspicious: 3 });
  await decide('annulled');
  expect(await list()).toBeUndefined();
});

it('tells neither name nor address of somebody who has been anonymised', async () => {
  const visitor = await createVisitor(app.services);
  const signedIn = await signInVisitor(app.services, visitor);
  const optionId = poll.options[0]?.id ?? '';
  await app.services.db.vote.create({
    data: { pollId: poll.id, optionId, voterId: visitor.id, suspicion: 'device', votedAt: new Date() },
  });
  const mine = async () => (await read()).items.find(({ voterId }) => voterId === visitor.id);
  expect(await mine()).toMatchObject({ voter: 'Iracema A.', address: expect.any(String) as string });
  await call(app, 'POST', '/privacy/deletion', { headers: signedIn, body: { password: PASSWORD } });
  expect(await mine()).toMatchObject({ voter: null, address: null, reason: 'device' });
});

it('refuses a decision without a reason and one about nothing', async () => {
  const unreasoned = await call(app, 'POST', path(), {
    headers,
    body: { decision: 'annulled', reason: ' ' },
  });
  expect(unreasoned.body.fields?.['reason']?.[0]?.code).toBe('required');
  await decide('annulled');
  expect((await decide('annulled')).status).toBe(409);
});
