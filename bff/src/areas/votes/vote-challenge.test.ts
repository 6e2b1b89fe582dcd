import { randomUUID } from 'node:crypto';
import { CHALLENGE_HEADER, type VoteReceipt } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call, cookiesOf, someIp } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { createPoll } from '../../../test/content.ts';
import { createVisitor, PASSWORD, signInVisitor } from '../../../test/factories.ts';
import { startVerifier, type Verifier } from '../../../test/verifier/verifier.ts';

/** Stands still: the votes of an address are counted by the minute. */
const clock = createTestClock();
let verifier: Verifier;
let app: TestApp;
let poll: Awaited<ReturnType<typeof createPoll>>;
let ip: string;
beforeAll(async () => {
  verifier = await startVerifier(clock);
  const env = { ...BEHIND_PROXY, ...verifier.env, VOTES_PER_ADDRESS_BURST: '1', ACCOUNTS_PER_DEVICE: '1' };
  app = await createTestApp({ clock, env });
});
beforeEach(async () => {
  poll = await createPoll(app.services.db);
  ip = someIp();
});
afterAll(async () => {
  await app.close();
  await verifier.close();
});

const someone = async () => signInVisitor(app.services, await createVisitor(app.services));
const cast = (headers: Record<string, string>, token?: string) =>
  call<VoteReceipt>(app, 'POST', `/polls/${poll.id}/vote`, {
    headers: { ...headers, ...(token !== undefined && { [CHALLENGE_HEADER]: token }) },
    ip,
    body: { optionId: poll.options[0]?.id },
  });
const total = async () => (await app.services.live.fresh()).get(poll.id)?.results.total;
const suspicious = async () => {
  const rows = await app.services.db.suspiciousVote.findMany({ where: { pollId: poll.id } });
  return rows.map(({ reason }) => reason);
};

it('asks nothing of who votes in quiet', async () => {
  const before = verifier.asked.length;
  expect((await cast(await someone())).status).toBe(201);
  expect(verifier.asked).toHaveLength(before);
});

it('demands a proof in a burst, records nothing without one and counts the vote with one', async () => {
  await cast(await someone());
  const person = { ...(await someone()), 'idempotency-key': randomUUID() };
  const { status, body } = await cast(person);
  expect([status, body.code]).toEqual([403, 'CHALLENGE_REQUIRED']);
  expect(await app.services.db.vote.count({ where: { pollId: poll.id } })).toBe(1);
  expect((await cast(person, verifier.issue('vote'))).status).toBe(201);
  expect([await total(), await suspicious()]).toEqual([2, []]);
});

it.each([
  ['solved for something else', () => verifier.issue('register'), 'turnstile_error'],
  ['nobody issued', () => 'XXXX.DUMMY.TOKEN.XXXX', 'turnstile_error'],
])('refuses a proof %s, and says so', async (_what, token, code) => {
  await cast(await someone());
  const answer = await cast(await someone(), token());
  expect([answer.status, answer.body.code]).toEqual([403, code]);
  expect(await total()).toBe(1);
});

it('takes a proof for one vote alone', async () => {
  await cast(await someone());
  const token = verifier.issue('vote');
  expect((await cast(await someone(), token)).status).toBe(201);
  expect((await cast(await someone(), token)).body.code).toBe('turnstile_timeout');
});

it('counts a further account of one device apart also when a person proves to sit there', async () => {
  let cookie = '';
  const signIn = async () => {
    const { cpf } = await createVisitor(app.services);
    const body = { user: cpf, password: PASSWORD };
    const answer = await call<{ token: string }>(app, 'POST', '/login', { body, headers: { cookie } });
    cookie = cookiesOf(answer.headers);
    return { authorization: `Bearer ${answer.body.token}`, cookie };
  };
  expect((await cast(await signIn())).status).toBe(201);
  ip = someIp();
  const second = await signIn();
  expect((await cast(second)).body.code).toBe('CHALLENGE_REQUIRED');
  expect((await cast(second, verifier.issue('vote'))).status).toBe(201);
  expect([await total(), await suspicious()]).toEqual([1, ['device']]);
});
