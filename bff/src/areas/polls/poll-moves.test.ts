import type { adminPolls, ResponseOf } from '@fio/contracts';
import { POLL_STATES, type PollState } from '@fio/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, HOUR } from '../../../test/clock.ts';
import { createPoll } from '../../../test/content.ts';
import {
  createStaff,
  createVisitor,
  signInStaff,
  signInVisitor,
  type SignedHeaders,
} from '../../../test/factories.ts';
import { verifyAudit } from '../../core/audit/verify.ts';

type Detail = ResponseOf<typeof adminPolls.get>;

const clock = createTestClock();
let app: TestApp;
let headers: SignedHeaders;
let visitor: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ clock, env: BEHIND_PROXY });
});
beforeEach(async () => {
  headers = await signInStaff(app.services, await createStaff(app.services));
  visitor = await signInVisitor(app.services, await createVisitor(app.services));
});
afterAll(() => app.close());

const from = (hours: number) => new Date(clock.now().getTime() + hours * HOUR);
const move = (id: string, name: string, body: object = {}) =>
  call<Detail>(app, 'POST', `/admin/polls/${id}/${name}`, { headers, body: { version: 1, ...body } });
const vote = (id: string, optionId: string | undefined) =>
  call(app, 'POST', `/polls/${id}/vote`, { headers: visitor, body: { optionId } });
const truth = (optionId: string | undefined) => ({
  correctOptionId: optionId,
  stamp: 'confirmed',
  note: 'Foi no episódio 3.',
});

async function inState(state: PollState) {
  const poll = await createPoll(app.services.db, {
    state: state === 'resolved' ? 'closed' : state,
    opensAt: state === 'draft' ? null : state === 'scheduled' ? from(1) : from(-2),
  });
  if (state !== 'resolved') return poll;
  const resolution = {
    correctOptionId: poll.options[0]?.id ?? null,
    stamp: 'denied',
    note: 'Não foi.',
    resolvedAt: clock.now(),
  };
  await app.services.db.poll.update({ where: { id: poll.id }, data: { state, ...resolution } });
  return poll;
}

const allowed: Record<string, PollState[]> = {
  open: ['draft', 'scheduled', 'closed'],
  close: ['open'],
  resolve: ['closed'],
  archive: ['draft', 'scheduled', 'closed', 'resolved'],
};
const cases = Object.keys(allowed).flatMap((name) => POLL_STATES.map((state) => ({ name, state })));

describe('the table of transitions', () => {
  it.each(cases)('$name a theory that is $state', async ({ name, state }) => {
    const { id, options } = await inState(state);
    const answer = await move(id, name, name === 'resolve' ? truth(options[1]?.id) : {});
    const isAllowed = allowed[name]?.includes(state) ?? false;
    expect(answer.status).toBe(isAllowed ? 200 : 409);
    const audited = await app.services.db.action.count({ where: { recordId: id, action: name } });
    expect(audited).toBe(isAllowed ? 1 : 0);
  });

  it('is held against two who decide at once', async () => {
    const { id } = await inState('open');
    const answers = await Promise.all([move(id, 'close'), move(id, 'close'), move(id, 'close')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await verifyAudit(app.services.db)).toMatchObject({ ok: true });
  });
});

describe('opening', () => {
  it('schedules a draft whose opening lies ahead', async () => {
    const { id } = await createPoll(app.services.db, { state: 'draft', opensAt: from(1) });
    expect((await move(id, 'open')).body.state).toBe('scheduled');
  });

  it('opens at once what is scheduled', async () => {
    const { id } = await inState('scheduled');
    const { body } = await move(id, 'open');
    expect(body).toMatchObject({ state: 'open', opensAt: clock.now().toISOString() });
  });

  it('forgets an end that has passed when it opens again', async () => {
    const { id, opensAt } = await createPoll(app.services.db, { opensAt: from(-3), closesAt: from(-1) });
    const { body } = await move(id, 'open');
    expect(body).toMatchObject({ state: 'open', closesAt: null, opensAt: opensAt?.toISOString() });
  });
});

describe('votes and the state', () => {
  it('are taken while it is open by the clock, and no longer', async () => {
    const { id, options } = await createPoll(app.services.db, {
      state: 'scheduled',
      opensAt: from(1),
      closesAt: from(2),
    });
    const statuses: number[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      statuses.push((await vote(id, options[0]?.id)).status);
      clock.advance(HOUR);
    }
    expect(statuses[1]).toBe(201);
    expect([statuses[0], statuses[2]].every((status) => status === 404 || status === 409)).toBe(true);
  });

  it('are refused after an administrator closed it', async () => {
    const { id, options } = await inState('open');
    expect((await vote(id, options[0]?.id)).status).toBe(201);
    await move(id, 'close');
    const refused = await vote(id, options[1]?.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'POLL_CLOSED']);
  });
});

describe('resolving', () => {
  it('takes an answer of its own only', async () => {
    const [one, other] = [await inState('closed'), await inState('closed')];
    const refused = await move(one.id, 'resolve', truth(other.options[0]?.id));
    expect(refused.status).toBe(422);
    expect(refused.body.fields?.['correctOptionId']?.[0]?.code).toBe('invalid');
  });

  it('keeps who said what, readable in the audit', async () => {
    const { id, options } = await inState('closed');
    const { body } = await move(id, 'resolve', truth(options[0]?.id));
    expect(body).toMatchObject({ state: 'resolved', stamp: 'confirmed', correctOptionId: options[0]?.id });
    const { id: action } = await app.services.db.action.findFirstOrThrow({ where: { recordId: id } });
    const detail = await call<{ differences: object[] }>(app, 'GET', `/admin/actions/${action}`, { headers });
    expect(detail.body.differences).toContainEqual({ field: 'truth', before: null, after: 'Sim' });
    expect(detail.body.differences).toContainEqual({ field: 'state', before: 'closed', after: 'resolved' });
  });
});
