import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';
import { createShipper, type Shipper } from '../../../test/shipper.ts';

let app: TestApp;
let ship: Shipper;
beforeAll(async () => {
  app = await createTestApp();
  ship = await createShipper(app);
});
afterAll(() => app.close());

/** As so many members of staff tell of it, each in a page of their own. */
async function failFor(count: number, build: string): Promise<void> {
  const loads = [{ remote: 'mf-shows', build, outcome: 'render', phase: 'render', ms: 10 }];
  for (let one = 0; one < count; one += 1) {
    const headers = await signInStaff(app.services, await createStaff(app.services));
    await call(app, 'POST', '/admin/remote-loads', { body: { loads }, headers });
  }
  await app.services.remoteLoads.flush();
}

describe('a promotion', () => {
  const live = async () => (await ship.statuses())[0]?.releases[0]?.stable.build ?? '';

  it('that expects another build than the live one changes nothing, nor one beside a canary it doesn’t know', async () => {
    const [seen, theirs, ours] = [await ship.put('8.0.0'), await ship.put('8.0.1'), await ship.put('8.0.2')];
    await ship.move('promote', { build: seen });
    await ship.move('promote', { build: theirs, expect: seen });
    const late = await ship.move('promote', { build: ours, expect: seen });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'REMOTE_MOVED', reasons: [`live is ${theirs}, not ${seen}`] },
    ]);
    await ship.move('promote', { build: seen, expect: theirs, percent: 10 });
    const beside = await ship.move('promote', { build: ours, expect: theirs });
    expect(beside.body).toMatchObject({ reasons: [`the canary ${seen} runs beside it`] });
    expect(await live()).toBe(theirs);
    expect(
      (await ship.move('promote', { build: seen, expect: theirs, percent: 60 })).body.canary?.percent,
    ).toBe(60);
    expect((await ship.move('promote', { build: seen, expect: theirs })).status).toBe(200);
    // As a pipeline asks for that is started again.
    expect((await ship.move('promote', { build: seen, expect: theirs })).status).toBe(200);
    expect(await live()).toBe(seen);
  });

  it('of a build that failed in pages wants a reason of its own, which the audit keeps', async () => {
    const [fine, broken] = [await ship.put('8.1.0'), await ship.put('8.1.1')];
    await ship.move('promote', { build: fine });
    await failFor(3, broken);
    const refused = await ship.move('promote', { build: broken });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      {
        code: 'REMOTE_FAILING',
        reasons: ['in the last 7 days it failed for 3 of 3 visitors: render (render) 3 times'],
      },
    ]);
    expect(await live()).toBe(fine);
    const despiteFailures = 'Era o navegador do teste.';
    expect((await ship.move('promote', { build: broken, despiteFailures })).status).toBe(200);
    const last = await app.services.db.action.findFirst({
      where: { resource: 'remotes' },
      orderBy: { id: 'desc' },
    });
    expect(last?.reason).toBe('Um motivo. (apesar das falhas: Era o navegador do teste.)');
  });

  it('of what is so already stops at no failure, as a pipeline asks for that is started again', async () => {
    const [stable, canary] = [await ship.put('8.2.0'), await ship.put('8.2.1')];
    await ship.move('promote', { build: stable });
    await ship.move('promote', { build: canary, percent: 10 });
    const canaryIs = async () => (await ship.statuses())[0]?.releases[0]?.canary?.percent;
    await failFor(3, stable);
    await failFor(2, canary);
    // Told by pages, one more would take the canary back.
    await app.services.db.$executeRaw`
      INSERT INTO build_visitors SELECT environment, remote, build, hour, sha256(visitor), has_failed
      FROM build_visitors WHERE build = ${canary}`;
    for (const [build, percent] of [
      [canary, 11],
      [canary, 100],
    ])
      expect((await ship.move('promote', { build, percent })).body.code).toBe('REMOTE_FAILING');
    const figures = await call<{ builds: { build: string; isFailing: boolean }[] }>(
      app,
      'GET',
      '/admin/remote-figures',
      { headers: ship.token },
    );
    expect(figures.body.builds.find(({ build }) => build === stable)?.isFailing).toBe(true);
    expect((await ship.move('promote', { build: canary, percent: 10 })).status).toBe(200);
    expect(await canaryIs()).toBe(10);
    expect((await ship.move('promote', { build: stable })).status).toBe(200);
    expect(await canaryIs()).toBeUndefined();
    expect((await ship.move('promote', { build: stable })).status).toBe(200);
    expect((await ship.move('promote', { build: 'f'.repeat(16) })).status).toBe(404);
  });
});

describe('a program that ships one remote', () => {
  it('reads the figures of that one, and of no other', async () => {
    const shown = async (headers: SignedHeaders) => {
      const { body } = await call<{ builds: { remote: string }[] }>(app, 'GET', '/admin/remote-figures', {
        headers,
      });
      return new Set(body.builds.map(({ remote }) => remote));
    };
    const { id } = await createStaff(app.services);
    expect(await shown(ship.token)).toEqual(new Set(['mf-shows']));
    expect(await shown(await ship.tokenFor('mf-other', id))).toEqual(new Set());
  });
});
