import type { RemoteLoad, ResponseOf, remoteFigures } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { DAY, HOUR } from '../../../test/clock.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { someManifest } from '../../../test/remote-build.ts';

const BUILD = '0'.repeat(16);
const SITE = 'mf-site';
const OFFICES = 'mf-office';
/** A build that fails must have done so for as many networks. */
const LEAST = 5;

let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  const env = { ...BEHIND_PROXY, REMOTES_CANARY_VISITORS: `${LEAST}`, REMOTES_CANARY_FAILURES: '50' };
  app = await createTestApp({ env });
  headers = await signInStaff(app.services, await createStaff(app.services));
  const build = { build: BUILD, version: '1.0.0', signature: '', files: [], publishedByName: 'Clara' };
  const of = (remote: string, side: 'public' | 'admin') => ({
    ...build,
    remote,
    manifest: JSON.stringify(someManifest({ id: remote, side })),
  });
  await app.services.db.remoteBuild.createMany({ data: [of(SITE, 'public'), of(OFFICES, 'admin')] });
});
beforeEach(async () => {
  await app.services.db.remoteLoad.deleteMany();
  await app.services.db.buildVisitor.deleteMany();
});
afterAll(() => app.close());

const fine: RemoteLoad = { remote: SITE, build: BUILD, outcome: 'ok', phase: 'load', ms: 120 };
const broken: RemoteLoad = { ...fine, outcome: 'render', phase: 'render' };

async function tell(load: RemoteLoad, ip: string, times = 1) {
  const loads = Array.from({ length: times }, () => load);
  expect((await call(app, 'POST', '/remotes/loads', { body: { loads }, ip })).status).toBe(204);
}
const tellOfMany = (load: RemoteLoad, count: number, from: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => tell(load, `203.0.113.${from + index}`)));
async function tellAsStaff(load: RemoteLoad, session: SignedHeaders) {
  await call(app, 'POST', '/admin/remote-loads', { body: { loads: [load] }, headers: session });
}
async function figures(hours = 1) {
  await app.services.remoteLoads.flush();
  const path = `/admin/remote-figures?hours=${hours}`;
  return (await call<ResponseOf<typeof remoteFigures.list>>(app, 'GET', path, { headers })).body.builds[0];
}

it.each<[boolean, string, number, Partial<RemoteLoad>, number]>([
  [true, 'more than its share', 4, { outcome: 'render', phase: 'render' }, 5],
  [false, 'as many as its share', 5, { outcome: 'chunk' }, 5],
  [false, 'fewer networks than it takes, though for all', 0, { outcome: 'execution' }, 4],
  [false, 'what the connection did', 0, { outcome: 'offline' }, 9],
])('fails: %s for %s', async (isFailing, _what, opened, fault, failed) => {
  await tellOfMany(fine, opened, 0);
  await tellOfMany({ ...broken, ...fault }, failed, 100);
  expect(await figures()).toMatchObject({ build: BUILD, isFailing });
});

it('is made to look failing by no single network, however often and whenever it says so', async () => {
  await tell(broken, '198.51.100.7', 20);
  for (let line = 0; line < 20; line += 1) await tell(broken, `2001:db8:7:${line.toString(16)}::1`);
  await app.services.remoteLoads.flush();
  // As if it had come on each of the days before.
  await app.services.db.$executeRaw`
    INSERT INTO build_visitors SELECT environment, remote, build, hour - make_interval(hours => h), visitor, has_failed
    FROM build_visitors, generate_series(1, 160) AS h`;
  expect(await figures(168)).toMatchObject({ visitors: 2, failedVisitors: 2, isFailing: false });
});

it('is made to look fine by no single network either', async () => {
  await tellOfMany(broken, LEAST, 0);
  await tell(fine, '198.51.100.7', 20);
  expect(await figures()).toMatchObject({ visitors: LEAST + 1, failedVisitors: LEAST, isFailing: true });
});

it('of the back office is judged by accounts of staff alone', async () => {
  const load = { ...broken, remote: OFFICES };
  await tellOfMany(load, 2 * LEAST, 0);
  const staff = [await createStaff(app.services), await createStaff(app.services)];
  for (const one of [...staff, ...staff]) await tellAsStaff(load, await signInStaff(app.services, one));
  expect(await figures()).toMatchObject({ visitors: 2, failedVisitors: 2, isFailing: false });
  await tellAsStaff(load, headers);
  expect(await figures()).toMatchObject({ visitors: 3, failedVisitors: 3, isFailing: true });
});

it('keeps a sample of a crowd, fails and all, and still knows whom of it it fails for', async () => {
  const { db } = app.services;
  const hour = new Date(Math.floor(Date.now() / HOUR) * HOUR);
  await tell(fine, '198.51.100.7');
  await app.services.remoteLoads.flush();
  await db.$executeRaw`
    INSERT INTO build_visitors
    SELECT 'production', ${SITE}, ${BUILD}, ${hour}, sha256(int4send(n)), false FROM generate_series(1, 2000) AS n`;
  await tellOfMany(broken, 60, 0);
  await tell(broken, '198.51.100.7');
  const { failedVisitors = 0, visitors = 0 } = (await figures()) ?? {};
  expect(failedVisitors).toBeGreaterThanOrEqual(1);
  expect(failedVisitors).toBeLessThan(30);
  expect(visitors).toBe(2000 + failedVisitors);
});

it('says of nobody who it was, and goes after eight days', async () => {
  const { db, pool } = app.services;
  await tell(broken, '203.0.113.9');
  await figures();
  const { rows } = await pool.query('SELECT v::text AS text FROM build_visitors v');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  const row = (days: number) => ({
    environment: 'production',
    remote: SITE,
    build: BUILD,
    hour: new Date(Date.now() - days * DAY),
    visitor: Buffer.alloc(16, days),
    hasFailed: false,
  });
  await db.buildVisitor.createMany({ data: [row(7), row(9)] });
  const rule = app.product.cleanUp.find(({ name }) => name === 'buildVisitors');
  expect(await rule?.remove(app.services, new Date(Date.now() - 8 * DAY), app.product)).toBe(1);
});
