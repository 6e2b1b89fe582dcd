import type { MyVote, PollResults, VoteReceipt } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, cookiesOf, someIp } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { createPoll } from '../../../test/content.ts';
import { createVisitor, PASSWORD, signInVisitor } from '../../../test/factories.ts';

let app: TestApp;
let poll: Awaited<ReturnType<typeof createPoll>>;
beforeAll(async () => {
  app = await createTestApp({
    // Stands still: the votes of an address are counted by the minute.
    clock: createTestClock(),
    env: { ...BEHIND_PROXY, VOTES_PER_ADDRESS_BURST: '2', ACCOUNTS_PER_DEVICE: '1' },
  });
});
beforeEach(async () => {
  poll = await createPoll(app.services.db);
});
afterAll(() => app.close());

const cast = (headers: Record<string, string>, ip = someIp(), option = 0) =>
  call<VoteReceipt>(app, 'POST', `/polls/${poll.id}/vote`, {
    headers,
    ip,
    body: { optionId: poll.options[option]?.id },
  });
const stored = async () => {
  const rows = await app.services.db.suspiciousVote.findMany({ where: { pollId: poll.id } });
  return rows.map(({ reason, decision }) => [reason, decision]);
};
/** What a voter is told of the own votes. */
const checks = async (headers: Record<string, string> = {}) => {
  const { body } = await call<{ items: MyVote[] }>(app, 'GET', '/votes', { headers });
  return body.items.map(({ check }) => check);
};
const total = async () => (await app.services.live.fresh()).get(poll.id)?.results.total;

/** Signs in as a browser does, with the cookies it has; answers what it has then. */
async function signIn(cookie: string) {
  const { cpf, id } = await createVisitor(app.services);
  const body = { user: cpf, password: PASSWORD };
  const answer = await call<{ token: string }>(app, 'POST', '/login', { body, headers: { cookie } });
  const set = cookiesOf(answer.headers);
  return { id, headers: { authorization: `Bearer ${answer.body.token}`, cookie: set } };
}

it('counts a burst of one address apart, and each stands as its voter’s own', async () => {
  const ip = someIp();
  const people = [];
  for (let count = 0; count < 4; count += 1) {
    const headers = await signInVisitor(app.services, await createVisitor(app.services));
    expect((await cast(headers, ip)).status).toBe(201);
    people.push(headers);
  }
  expect(await stored()).toEqual([
    ['address', null],
    ['address', null],
  ]);
  expect(await total()).toBe(2);
  expect(await checks(people[0])).toEqual([null]);
  expect(await checks(people[3])).toEqual(['waiting']);
  await app.services.db.suspiciousVote.updateMany({
    where: { pollId: poll.id },
    data: { decision: 'annulled', decidedAt: new Date() },
  });
  expect(await checks(people[3])).toEqual(['annulled']);
});

it('counts a further account of one device apart, also when the vote is changed', async () => {
  const first = await signIn('');
  const second = await signIn(first.headers.cookie);
  expect((await cast(first.headers)).status).toBe(201);
  expect((await cast(second.headers)).status).toBe(201);
  expect(await stored()).toEqual([['device', null]]);
  expect(await total()).toBe(1);
  expect((await cast(second.headers, someIp(), 1)).body.revision).toBe(2);
  const { results } = (await app.services.live.fresh()).get(poll.id) as { results: PollResults };
  expect(results.counts.map(({ votes }) => votes)).toEqual([1, 0]);
});

it('holds nothing against a vote that was counted before the burst', async () => {
  const ip = someIp();
  const headers = await signInVisitor(app.services, await createVisitor(app.services));
  for (const option of [0, 1, 0, 1]) await cast(headers, ip, option);
  expect(await stored()).toEqual([]);
  const { results } = (await app.services.live.fresh()).get(poll.id) as { results: PollResults };
  expect(results.counts.map(({ votes }) => votes)).toEqual([0, 1]);
});
