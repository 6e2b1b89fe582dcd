import type { dashboard, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock } from '../../../test/clock.ts';
import { castVote, createPoll, createShow } from '../../../test/content.ts';
import { createStaff, createVisitor, signInStaff } from '../../../test/factories.ts';

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
  const { status, body } = await call<ResponseOf<typeof dashboard.figures>>(app, 'GET', '/admin/dashboard', {
    headers,
  });
  expect(status).toBe(200);
  expect(body.registrations).toEqual({ today: 1, week: 3, previousWeek: 1, total: 5 });
  expect(body.votes).toEqual({ today: 1, week: 3, previousWeek: 1, total: 5 });
  expect(body.verifiedEmails).toEqual({ today: 1, week: 2, previousWeek: 0, total: 2 });
  expect(body.polls).toEqual({ open: 1, scheduled: 1, toResolve: 1, resolved: 0 });
  expect(body.shows).toEqual({ published: 1, draft: 0 });
  expect(body.votesByDay).toHaveLength(14);
  expect(body.votesByDay.slice(-2)).toEqual([
    { day: '2027-01-14', votes: 1 },
    { day: '2027-01-15', votes: 1 },
  ]);
});
