import type { dashboard, Funnel, ResponseOf, statistics } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, DAY, HOUR } from '../../../test/clock.ts';
import { castVote, createPoll } from '../../../test/content.ts';
import { createStaff, createVisitor, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { confirmClaim, createInvoice } from '../../../test/promotion.ts';
import type { Poll, PollOption } from '../../generated/prisma/client.ts';
import { refreshStatistics } from './sums/refresh-statistics.ts';

/** Half past midnight in São Paulo: the day has just begun there, and long ago in UTC. */
const now = new Date('2027-01-15T03:30:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY - HOUR);

let app: TestApp;
let headers: SignedHeaders;
let poll: Poll & { options: PollOption[] };
beforeAll(async () => {
  app = await createTestApp({ clock: createTestClock(now), env: BEHIND_PROXY });
  poll = await createPoll(app.services.db, { opensAt: ago(60), closesAt: ago(-1) });
  headers = await signInStaff(app.services, await createStaff(app.services, { type: 'admin' }));
});
afterAll(() => app.close());

/** Somebody who registered so many days ago, and what they did since. */
async function register(days: number, ...did: ('vote' | 'invoice' | 'valid' | 'ticket' | 'prize')[]) {
  const { services } = app;
  const { db } = services;
  const visitor = await createVisitor(services, { createdAt: ago(days) });
  if (did.includes('vote')) await castVote(db, poll, 0, visitor, ago(days));
  if (did.includes('invoice')) {
    const { id } = await createInvoice(services, { registrationId: visitor.id, createdAt: ago(days) });
    if (did.includes('valid')) {
      await confirmClaim(services, id);
      await db.invoice.update({ where: { id }, data: { state: 'valid' } });
    }
  }
  const gained = { hasPrize: did.includes('prize') };
  await db.registration.update({ where: { id: visitor.id }, data: gained });
}
const visitOn = (day: string, visits: number, source = '') =>
  app.services.db.visitDay.create({ data: { day: new Date(day), source, visits } });
const funnel = async (days = ''): Promise<Funnel> => {
  const path = `/admin/statistics${days}`;
  return (await call<ResponseOf<typeof statistics.overview>>(app, 'GET', path, { headers })).body.funnel;
};
const told = ({ steps }: Funnel) =>
  Object.fromEntries(steps.map(({ step, visits, previous }) => [step, [visits, previous]]));

describe('from a visit to a prize', () => {
  it('begins with registrations while no visits were counted, and says so', async () => {
    await register(3, 'vote');
    await register(35);
    await refreshStatistics(app.services, 'all');
    const found = await funnel();
    expect(found.since).toBeNull();
    expect(Object.keys(told(found))[0]).toBe('registered');
    expect(told(found)).toMatchObject({ registered: [1, 1], tookPart: [1, 0] });
  });

  it('tells of the days since all visits were counted, beside none that were not', async () => {
    await visitOn('2027-01-11', 40);
    await visitOn('2027-01-12', 30);
    await visitOn('2027-01-14', 50, 'instagram');
    await register(1, 'vote');
    await register(1, 'invoice', 'valid', 'prize');
    await refreshStatistics(app.services, 'all');
    // People had registered before the 11th: of that day not all visits are known.
    expect(await funnel()).toMatchObject({
      since: '2027-01-12',
      period: { from: '2027-01-12', to: '2027-01-15' },
    });
    expect(told(await funnel())).toEqual({
      // Of the 13th nobody told: two registered, each in a visit.
      visited: [82, null],
      registered: [2, null],
      tookPart: [2, null],
      invoice: [1, null],
      valid: [1, null],
      earned: [1, null],
      prize: [1, null],
    });
    expect((await funnel('?from=2027-01-01&to=2027-01-11')).steps[0]?.step).toBe('registered');
  });

  it('stands beside the period before where all of that was counted too', async () => {
    const found = told(await funnel('?from=2027-01-14&to=2027-01-15'));
    expect(found).toMatchObject({ visited: [50, 32], registered: [0, 2] });
  });

  it('has no step larger than the one before, whatever browsers told of', async () => {
    // More registrations than visits, a prize without a receipt, a receipt without a vote.
    for (let place = 0; place < 4; place += 1) await register(1, 'prize');
    await register(1, 'invoice', 'prize');
    await refreshStatistics(app.services, 'all');
    for (const days of ['', '?from=2027-01-13&to=2027-01-13', '?from=2027-01-12&to=2027-01-14']) {
      const { steps } = await funnel(days);
      const counts = steps.map(({ visits }) => visits);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(steps[0]?.visits).toBeGreaterThan(0);
    }
    const write = app.services.db.statisticStep.updateMany({ data: { prize: { increment: 99 } } });
    await expect(write).rejects.toThrow(/statistic_steps_narrow/);
  });

  it('is on the dashboard for the last seven days', async () => {
    const { body } = await call<ResponseOf<typeof dashboard.figures>>(app, 'GET', '/admin/dashboard', {
      headers,
    });
    expect(body.funnel).toEqual(await funnel('?from=2027-01-09&to=2027-01-15'));
  });
});

it('tells visits by their source, of days of which all were counted', async () => {
  const by = async (query: string) => {
    const path = `/admin/statistics/groups${query}`;
    const { body } = await call<ResponseOf<typeof statistics.groups>>(app, 'GET', path, { headers });
    return body.groups.map(({ key, visits }) => [key, visits]);
  };
  const days = 'from=2027-01-12&to=2027-01-15';
  await createVisitor(app.services, { createdAt: ago(0.5), utmSource: 'instagram' });
  await refreshStatistics(app.services, 'recent');
  expect(await by(`?by=source&${days}`)).toEqual([
    ['', 30],
    ['instagram', 50],
  ]);
  // It brought nobody, which is what there is to say of it.
  await visitOn('2027-01-14', 7, 'flyer');
  expect(await by(`?by=source&${days}`)).toContainEqual(['flyer', 7]);
  expect(await by('?by=source&from=2027-01-11&to=2027-01-15')).toContainEqual(['instagram', null]);
  expect((await by(`?by=state&${days}`)).every(([, visits]) => visits === null)).toBe(true);
});
