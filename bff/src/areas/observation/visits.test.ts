import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { createTestClock, DAY } from '../../../test/clock.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A146M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
/** Half past eleven in the evening of São Paulo, when London has the next day. */
const clock = createTestClock(new Date('2027-01-16T02:30:00Z'));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY, clock });
});
afterAll(() => app.close());

interface Told {
  readonly userAgent?: string;
  readonly ip?: string;
}
const tell = (body: object, { userAgent = PHONE, ip }: Told = {}) =>
  call(app, 'POST', '/visits', { body, headers: { 'user-agent': userAgent }, ...(ip && { ip }) });
const rows = async () => {
  await app.services.visitCounts.flush();
  const found = await app.services.db.visitDay.findMany({ orderBy: [{ day: 'asc' }, { source: 'asc' }] });
  return found.map(({ day, source, visits }) => [day.toISOString().slice(0, 10), source, visits]);
};

describe('a visit', () => {
  it('is counted by day and source, and nothing of who came is kept', async () => {
    for (const source of ['instagram', '', 'instagram']) expect((await tell({ source })).status).toBe(204);
    await rows();
    expect((await tell({ source: '' })).status).toBe(204);
    expect(await rows()).toEqual([
      ['2027-01-15', '', 2],
      ['2027-01-15', 'instagram', 2],
    ]);
    const columns = await app.services.db.$queryRaw<{ name: string }[]>`
      SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'visit_days' ORDER BY 1`;
    expect(columns.map(({ name }) => name)).toEqual(['day', 'source', 'visits']);
  });

  it('of a robot that says so is none', async () => {
    const before = await rows();
    for (const userAgent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.5.0'])
      expect((await tell({ source: 'instagram' }, { userAgent })).status).toBe(204);
    expect(await rows()).toEqual(before);
  });

  it('is the mark alone, and of this site’s own pages', async () => {
    const before = await rows();
    for (const body of [
      {},
      { source: null },
      { source: 'x'.repeat(101) },
      { source: '', email: 'a@b.example' },
    ])
      expect([body, (await tell(body)).status]).toEqual([body, 422]);
    const headers = { 'sec-fetch-site': 'cross-site', 'user-agent': PHONE };
    expect((await call(app, 'POST', '/visits', { body: { source: '' }, headers })).status).toBe(403);
    expect(await rows()).toEqual(before);
  });

  it('can’t be made up without end from one address', async () => {
    const flood = await Promise.all(
      Array.from({ length: 65 }, () => tell({ source: 'x' }, { ip: '10.78.7.7' })),
    );
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('by made-up sources fills no table: beyond two hundred of a day they are one row', async () => {
    const { visitCounts, db } = app.services;
    clock.advance(DAY);
    for (let place = 0; place < 230; place += 1) visitCounts.note(`s${place}`);
    await visitCounts.flush();
    for (let place = 0; place < 20; place += 1) visitCounts.note(`t${place}`);
    visitCounts.note('s0');
    await visitCounts.flush();
    const day = new Date('2027-01-16T00:00:00Z');
    const found = await db.visitDay.findMany({ where: { day } });
    expect(found).toHaveLength(201);
    expect(found.reduce((sum, { visits }) => sum + visits, 0)).toBe(251);
    expect(found.find(({ source }) => source === 's0')?.visits).toBe(2);
  });

  it('of a source that people registered with lately keeps its row, whatever else is made up', async () => {
    const { visitCounts, db } = app.services;
    clock.advance(DAY);
    const sum = { verified: 0, votes: 0, suggestions: 0, invoices: 0, tickets: 0, prizes: 0 };
    const came = (key: string, day: string, registrations: number) => ({
      ...{ ...sum, dimension: 'source', key, day: new Date(day), registrations },
    });
    await db.statisticDay.createMany({
      data: [came('tv', '2026-12-18', 1), came('radio', '2026-12-17', 9), came('flyer', '2027-01-16', 0)],
    });
    // More kinds than are kept in memory: the last is counted like the first.
    for (let place = 0; place < 2_100; place += 1) visitCounts.note(`s${place}`);
    await expect.poll(() => db.visitDay.count({ where: { day: new Date('2027-01-17') } })).toBe(201);
    for (const source of ['tv', 'radio', 'flyer', 'tv']) visitCounts.note(source);
    await visitCounts.flush();
    const found = await db.visitDay.findMany({ where: { day: new Date('2027-01-17') } });
    const named = found.filter(({ source }) => ['tv', 'radio', 'flyer'].includes(source));
    expect(named.map(({ source, visits }) => [source, visits])).toEqual([['tv', 2]]);
    expect(found.reduce((all, { visits }) => all + visits, 0)).toBe(2_104);
  });
});

it('is kept for three years, and no longer', async () => {
  const { db } = app.services;
  await db.visitDay.deleteMany();
  const ago = (days: number) => new Date(Date.UTC(2027, 0, 31) - days * DAY);
  await db.visitDay.createMany({
    data: [1_095, 1_096, 1_097].map((days) => ({ day: ago(days), source: '', visits: 1 })),
  });
  const rule = app.product.cleanUp.find(({ name }) => name === 'visitDays');
  const before = new Date(Date.parse('2027-02-01T01:00:00Z') - (rule?.days(app.config.retention) ?? 0) * DAY);
  expect(await rule?.remove(app.services, before, app.product)).toBe(1);
  expect(await db.visitDay.count()).toBe(2);
});
