import type { RemoteLoad, ResponseOf, remoteFigures } from '@fio/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { DAY } from '../../../test/clock.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { someManifest } from '../../../test/remote-build.ts';

type Figures = ResponseOf<typeof remoteFigures.list>;

/** Of visitors, and of the back office. */
const remote = 'mf-shows';
const OFFICES = 'mf-office';
const STABLE = '0'.repeat(16);
const CANARY = '1'.repeat(16);
const UNKNOWN = '2'.repeat(16);
/** The one address that everybody there has. */
const OFFICE = '203.0.113.77';

let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  const env = { ...BEHIND_PROXY, REMOTES_CANARY_VISITORS: '5', REMOTES_CANARY_FAILURES: '50' };
  app = await createTestApp({ env });
  headers = await signInStaff(app.services, await createStaff(app.services));
  const build = { version: '1.0.0', signature: '', files: [], publishedByName: 'Clara' };
  const of = (id: string, side: 'public' | 'admin') => {
    const manifest = JSON.stringify(someManifest({ id, side }));
    return [STABLE, CANARY].map((name) => ({ ...build, remote: id, manifest, build: name }));
  };
  await app.services.db.remoteBuild.createMany({ data: [...of(remote, 'public'), ...of(OFFICES, 'admin')] });
});
beforeEach(async () => {
  const { db } = app.services;
  await db.remoteLoad.deleteMany();
  await db.canaryVisitor.deleteMany();
  await db.buildVisitor.deleteMany();
  await db.remoteRelease.deleteMany();
});
afterAll(() => app.close());

const load = (changes: Partial<RemoteLoad> = {}): RemoteLoad => ({
  remote,
  build: STABLE,
  outcome: 'ok',
  phase: 'load',
  ms: 120,
  ...changes,
});
/** As a page of the back office tells it, with the session it has. */
async function tellAs(session: SignedHeaders, loads: readonly RemoteLoad[]) {
  const given = { body: { loads }, headers: session, ip: OFFICE };
  const { status } = await call(app, 'POST', '/admin/remote-loads', given);
  await app.services.remoteLoads.flush();
  return status;
}
async function report(loads: readonly RemoteLoad[], ip?: string) {
  const { status } = await call(app, 'POST', '/remotes/loads', { body: { loads }, ...(ip && { ip }) });
  await app.services.remoteLoads.flush();
  return status;
}
const figures = async () =>
  (await call<Figures>(app, 'GET', '/admin/remote-figures?hours=1', { headers })).body;

describe('what pages tell of their remotes', () => {
  it('is counted by build, outcome and time', async () => {
    const fine = [80, 90, 400, 1400].map((ms) => load({ ms }));
    const broken = [
      load({ outcome: 'timeout', ms: 9500 }),
      load({ outcome: 'render', phase: 'render' }),
      load({ outcome: 'render', phase: 'render' }),
    ];
    expect(await report([...fine, ...broken])).toBe(204);
    await report([load({ ms: 450 })]);
    const { builds } = await figures();
    expect(builds).toMatchObject([{ remote, build: STABLE, loads: 5, failed: 3 }]);
    expect(builds[0]?.failures).toEqual([
      { phase: 'render', outcome: 'render', count: 2 },
      { phase: 'load', outcome: 'timeout', count: 1 },
    ]);
    expect(builds[0]?.p50).toBeGreaterThan(300);
    expect(builds[0]?.p75).toBeLessThanOrEqual(500);
  });

  it('is there for Prometheus, by version and class', async () => {
    await report([load({ outcome: 'integrity' })]);
    const { outcomes, duration } = app.services.remoteLoads;
    expect((await outcomes.get()).values).toContainEqual({
      labels: { remote, build: STABLE, phase: 'load', outcome: 'integrity' },
      value: 1,
    });
    expect((await duration.get()).values[0]?.labels).toMatchObject({ remote, build: STABLE });
  });

  it('is nothing when nobody has published that build', async () => {
    expect(await report([load({ build: UNKNOWN })])).toBe(204);
    expect((await figures()).builds).toEqual([]);
    const { values } = await app.services.remoteLoads.outcomes.get();
    expect(values.some(({ labels }) => labels.build === UNKNOWN)).toBe(false);
  });

  it('goes after a month', async () => {
    const { db } = app.services;
    const row = (days: number) => ({
      environment: 'production',
      remote,
      build: STABLE,
      phase: 'load',
      outcome: 'ok',
      times: [1],
      minute: new Date(Date.now() - days * DAY),
    });
    await db.remoteLoad.createMany({ data: [row(29), row(31)] });
    expect(await remove('remoteLoads', 30)).toBe(1);
  });
});

const remove = (name: string, days: number) =>
  app.product.cleanUp
    .find((rule) => rule.name === name)
    ?.remove(app.services, new Date(Date.now() - days * DAY), app.product);

describe('a canary', () => {
  const start = (since = new Date(), of = remote) =>
    app.services.db.remoteRelease.create({
      data: {
        environment: 'production',
        remote: of,
        build: STABLE,
        updatedAt: since,
        canaryBuild: CANARY,
        canaryPercent: 10,
      },
    });
  const isRunning = async () => (await app.services.db.remoteRelease.findFirst())?.canaryBuild === CANARY;
  const visitors = (count: number, changes: Partial<RemoteLoad>, from = 0) =>
    Array.from({ length: count }, (_, index) =>
      report([load({ build: CANARY, ...changes })], `203.0.113.${from + index}`),
    );

  it('is taken back once it fails for too many different visitors, by the product itself', async () => {
    await start();
    await Promise.all(visitors(2, {}));
    await Promise.all(visitors(3, { outcome: 'render', phase: 'render' }, 100));
    expect(await isRunning()).toBe(false);
    const { db } = app.services;
    const [change] = await db.remoteChange.findMany();
    expect(change).toMatchObject({ kind: 'take_back', from: CANARY, to: STABLE, actorId: null });
    const [action] = await db.action.findMany({ where: { resource: 'remotes' } });
    expect(action).toMatchObject({ action: 'take_back', actorId: null });
    expect([change?.reason, action?.reason]).toEqual(Array(2).fill('Falhou para 3 de 5 visitantes.'));
  });

  it('is taken back also when the last visitor that makes it enough has no trouble', async () => {
    await start();
    await Promise.all(visitors(1, {}, 100));
    await Promise.all(visitors(3, { outcome: 'render', phase: 'render' }));
    expect(await isRunning()).toBe(true);
    await Promise.all(visitors(1, {}, 101));
    expect(await isRunning()).toBe(false);
  });

  it('is taken back at three failures without one success; a lost connection is neither', async () => {
    await start();
    await Promise.all(visitors(4, { outcome: 'offline' }, 50));
    await Promise.all(visitors(2, { outcome: 'execution' }));
    expect(await isRunning()).toBe(true);
    await Promise.all(visitors(1, { outcome: 'execution' }, 100));
    expect(await isRunning()).toBe(false);
    expect(await app.services.db.remoteChange.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      kind: 'take_back',
      reason: 'Falhou para 3 de 3 visitantes.',
    });
  });

  it('is met by each account of staff apart, though they share one address, and by each once', async () => {
    await start(new Date(), OFFICES);
    const staff = [await createStaff(app.services), await createStaff(app.services)];
    const failed = [load({ remote: OFFICES, build: CANARY, outcome: 'render', phase: 'render' })];
    // Who signs in again has another session.
    for (const one of [...staff, ...staff, ...staff])
      expect(await tellAs(await signInStaff(app.services, one), failed)).toBe(204);
    expect(await isRunning()).toBe(true);
    expect((await figures()).canaries).toMatchObject([{ visitors: 2, failed: 2 }]);
    await tellAs(await signInStaff(app.services, await createStaff(app.services)), failed);
    expect(await isRunning()).toBe(false);
  });

  it('of the back office is nobody’s to end who is no staff', async () => {
    await start(new Date(), OFFICES);
    const made = { remote: OFFICES, build: CANARY, outcome: 'execution' } as const;
    await Promise.all(visitors(5, made));
    await tellAs({} as SignedHeaders, [load(made)]);
    expect(await isRunning()).toBe(true);
    expect((await figures()).canaries).toMatchObject([{ visitors: 0, failed: 0 }]);
  });

  it('is not taken back by one person, however often they say so', async () => {
    await start();
    await Promise.all(visitors(4, {}));
    const failed = Array.from({ length: 10 }, () => load({ build: CANARY, outcome: 'execution' }));
    // A whole /48 is one: it is what anybody is given for nothing.
    const ips = ['203.0.113.200', '2001:db8:7::1', '2001:db8:7::2', '2001:db8:7:1::1', '2001:db8:7:ffff::1'];
    for (const ip of ips) await report(failed, ip);
    expect(await isRunning()).toBe(true);
    expect((await figures()).canaries).toMatchObject([{ remote, build: CANARY, visitors: 6, failed: 2 }]);
  });

  it("is not taken back for what isn't its fault, nor for what the stable build does", async () => {
    await start();
    await Promise.all(visitors(6, { outcome: 'offline' }));
    await Promise.all(visitors(6, { outcome: 'timeout' }, 20));
    await Promise.all(visitors(6, { build: STABLE, outcome: 'render' }, 40));
    expect(await isRunning()).toBe(true);
  });

  it('leaves no trace of who met it: no address is kept, and what is goes after it', async () => {
    const since = new Date(Date.now() - 3 * DAY);
    await start(since);
    await Promise.all(visitors(2, {}));
    const { db, pool } = app.services;
    const { rows } = await pool.query('SELECT v::text AS text FROM canary_visitors v');
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    expect(await remove('canaryVisitors', 1)).toBe(0);
    await db.remoteRelease.deleteMany();
    expect(await remove('canaryVisitors', 1)).toBe(2);
  });
});
