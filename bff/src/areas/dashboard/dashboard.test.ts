import type { dashboard, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { castVote, createPoll, createShow } from '../../../test/content.ts';
import { createStaff, createVisitor, signInStaff } from '../../../test/factories.ts';
import { refreshStatistics } from '../statistics/sums/refresh-statistics.ts';

/** Half past midnight in São Paulo: the day has just begun there, and long ago in UTC. */
const now = new Date('2027-01-15T03:30:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: createTestClock(now), env: BEHIND_PROXY });
});
afterAll(() => app.close());

it('counts by the days of São Paulo', async () => {
  const { services } = app;
  const { db } = services;
  const show = await createShow(db);
  const window = { showId: show.id, opensAt: ago(24 * 30) };
  const poll = await createPoll(db, { ...window, closesAt: ago(1) });
  await createPoll(db, { ...window, state: 'scheduled' });
  await createPoll(db, { showId: show.id, state: 'scheduled', opensAt: ago(-1) });
  for (const hours of [0.25, 1, 24 * 6, 24 * 7, 24 * 20]) {
    const visitor = await createVisitor(services, {
      createdAt: ago(hours),
      emailVerifiedAt: hours < 2 ? ago(hours) : null,
    });
    await castVote(db, poll, 0, visitor, ago(hours));
  }
  const headers = await signInStaff(services, await createStaff(services));
  const url = '/admin/dashboard';
  const before = await call<ResponseOf<typeof dashboard.figures>>(app, 'GET', url, { headers });
  expect(before.body).toMatchObject({ refreshedAt: null, votes: { today: 0, total: 0 }, numbers: null });
  await refreshStatistics(services, 'all');
  const { status, body } = await call<ResponseOf<typeof dashboard.figures>>(app, 'GET', url, { headers });
  expect(status).toBe(200);
  expect(body.registrations).toEqual({ today: 1, week: 3, previousWeek: 1, total: 5 });
  expect(body.votes).toEqual({ today: 1, week: 3, previousWeek: 1, total: 5 });
  expect(body.verified).toEqual({ today: 1, week: 2, previousWeek: 0, total: 2 });
  expect(body.polls).toEqual({ open: 1, scheduled: 1, toResolve: 1, resolved: 0 });
  expect(body.shows).toEqual({ published: 1, draft: 0 });
  expect(body.waiting).toEqual({
    suggestions: 0,
    invoices: 0,
    prizes: 0,
    toDeliver: 0,
    sac: 0,
    privacy: 0,
    webhooks: 0,
    failedMail: 0,
  });
  const none = { suggestions: null, invoices: null, prizes: null, toDeliver: null, sac: null, privacy: null };
  expect(body.waitingSince).toEqual({ ...none, webhooks: null, toResolve: expect.stringMatching(/Z$/) });
  expect(body.refreshedAt).toBe(now.toISOString());
  expect(body.days).toHaveLength(14);
  expect(body.days.slice(-2)).toEqual([
    { day: '2027-01-14', registrations: 1, votes: 1, invoices: 0, tickets: 0 },
    { day: '2027-01-15', registrations: 1, votes: 1, invoices: 0, tickets: 0 },
  ]);
});

it('sends again what could not be sent, for whoever may command, and tells the audit', async () => {
  const { services } = app;
  const message = { template: 'reset', subject: 'Senha', html: '', text: '', createdAt: ago(2) };
  await services.db.outboxMessage.createMany({
    data: [
      { ...message, recipient: 'a@exemplo.example', state: 'failed', error: 'O servidor recusou' },
      { ...message, recipient: 'b@exemplo.example', state: 'sent' },
      { ...message, recipient: 'c@exemplo.example', state: 'failed', createdAt: ago(8 * 24) },
    ],
  });
  const [chief, other] = [
    await signInStaff(services, await createStaff(services)),
    await signInStaff(services, await createStaff(services, { type: 'admin' })),
  ];
  const path = '/admin/dashboard/commands/resend-mail';
  expect((await call(app, 'POST', path, { headers: other })).status).toBe(403);
  const failed = await call<ResponseOf<typeof dashboard.figures>>(app, 'GET', '/admin/dashboard', {
    headers: other,
  });
  expect(failed.body.waiting.failedMail).toBe(1);
  const { status, body } = await call(app, 'POST', path, { headers: chief });
  expect([status, body]).toEqual([202, { started: 1 }]);
  const states = await services.db.outboxMessage.findMany({ orderBy: { recipient: 'asc' } });
  expect(states.map(({ state, error }) => [state, error])).toEqual([
    ['queued', null],
    ['sent', null],
    ['failed', null],
  ]);
  const action = await services.db.action.findFirstOrThrow({ where: { resource: 'dashboard' } });
  expect(action).toMatchObject({ action: 'command', summary: 'resend-mail', after: { started: 1 } });
  const unknown = await call(app, 'POST', '/admin/dashboard/commands/drop-everything', { headers: chief });
  expect(unknown.status).toBe(404);
});
