import type { RemoteBuildDetail, RemoteBuildRow, RemoteChange } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { createStaff } from '../../../test/factories.ts';
import { makeBuild } from '../../../test/remote-build.ts';
import { createShipper, version, type Shipper } from '../../../test/shipper.ts';
import { bringAlong } from '../../core/remotes/bring-along.ts';

let app: TestApp;
let ship: Shipper;
beforeAll(async () => {
  app = await createTestApp();
  ship = await createShipper(app);
});
afterAll(() => app.close());

/** Changes what the database has of a build; answers what undoes it. */
async function tamper(build: string, change: (manifest: string) => string) {
  const { remoteBuild } = app.services.db;
  const where = { remote_build: { remote: 'mf-shows', build } };
  const { manifest } = await remoteBuild.findUniqueOrThrow({ where });
  await remoteBuild.update({ where, data: { manifest: change(manifest) } });
  return () => remoteBuild.update({ where, data: { manifest } });
}
describe('a program that ships one remote', () => {
  it('publishes it, which makes nothing live', async () => {
    const { status, body } = await ship.submit(version('1.0.0'));
    expect([status, body]).toMatchObject([201, { remote: 'mf-shows', version: '1.0.0', files: 2 }]);
    const items = await ship.statuses();
    expect(items).toMatchObject([{ remote: 'mf-shows', latest: { build: body.build }, releases: [] }]);
    const detail = await ship.read<RemoteBuildDetail>(`/admin/remotes/mf-shows/builds/${body.build}`);
    expect(detail).toMatchObject({ isSigned: true, manifest: { id: 'mf-shows' } });
    expect(detail.contents.map(({ name }) => name)).toEqual(['remote.json', 'remoteEntry.js']);
    const file = await app.fetch(`/mf/mf-shows/${body.build}/remoteEntry.js`);
    expect(file.status).toBe(200);
  });

  it('ships no other, and does nothing else', async () => {
    const strange = { id: 'mf-other', basePaths: ['/admin/other'], menu: [] };
    expect((await ship.submit({ manifest: strange })).body.code).toBe('FORBIDDEN');
    expect((await ship.submit({ manifest: strange }, { remote: 'mf-other' })).body.code).toBe('FORBIDDEN');
    for (const path of ['/admin/remotes/mf-other', '/admin/commands', '/admin/shows'])
      expect((await call(app, 'GET', path, { headers: ship.token })).status).toBe(403);
    expect((await call(app, 'GET', '/admin/remotes', { headers: ship.token })).status).toBe(200);
  });

  it('ships nothing once its owner may not', async () => {
    const powerless = await createStaff(app.services, { type: 'user', permissions: [] });
    const theirs = await ship.tokenFor('mf-shows', powerless.id);
    expect((await ship.submit({}, { headers: theirs })).body.code).toBe('FORBIDDEN');
  });

  it('is told why it is refused', async () => {
    const { status, body } = await ship.submit({ manifest: { languages: ['pt'] } });
    expect([status, body.code, body.reasons]).toEqual([
      422,
      'REMOTE_REFUSED',
      ['its words are not there in en'],
    ]);
    const garbage = await app.fetch('/api/admin/remotes/mf-shows/builds', {
      method: 'POST',
      headers: ship.token,
      body: 'none',
    });
    expect(garbage.status).toBe(415);
  });
});

describe('what is live', () => {
  it('is promoted and rolled back, each with who and why', async () => {
    const [a, b, c] = [await ship.put('2.0.0'), await ship.put('2.0.1'), await ship.put('2.0.2')];
    for (const build of [a, b, c])
      expect((await ship.move('promote', { build })).body.stable.build).toBe(build);
    expect((await ship.move('rollback', {}, ship.staff)).body.stable.build).toBe(b);
    expect((await ship.move('rollback', {})).body.stable.build).toBe(a);
    expect((await ship.move('rollback', { build: c })).body.stable.build).toBe(c);
    const { items } = await ship.read<{ items: RemoteChange[] }>('/admin/remotes/mf-shows/history');
    expect(items.slice(0, 3)).toMatchObject([
      { kind: 'rollback', from: a, to: c, environment: 'production', reason: 'Um motivo.' },
      { kind: 'rollback', from: b, to: a },
      { kind: 'rollback', from: c, to: b, by: 'Otávio Prado' },
    ]);
    const actions = await app.services.db.action.findMany({
      where: { resource: 'remotes', action: { not: 'publish' } },
    });
    expect(actions.map(({ action, reason }) => `${action}: ${reason}`)).toEqual([
      ...Array.from({ length: 3 }, () => 'promote: Um motivo.'),
      ...Array.from({ length: 3 }, () => 'rollback: Um motivo.'),
    ]);
  });

  it('is a canary for some, and ends with a rollback', async () => {
    const [stable, canary] = [await ship.put('3.0.0'), await ship.put('3.0.1')];
    await ship.move('promote', { build: stable });
    const { body } = await ship.move('promote', { build: canary, percent: 20 });
    expect(body).toMatchObject({ stable: { build: stable }, canary: { build: canary, percent: 20 } });
    expect((await ship.move('promote', { build: canary, percent: 50 })).body.canary?.percent).toBe(50);
    expect((await ship.move('rollback', {})).body).toMatchObject({ stable: { build: stable }, canary: null });
    // Named by who didn't know that the canary has ended, it stays.
    expect((await ship.move('rollback', { build: stable })).body.stable.build).toBe(stable);
    await ship.move('promote', { build: canary, percent: 20 });
    expect((await ship.move('promote', { build: canary })).body).toMatchObject({
      stable: { build: canary },
      canary: null,
    });
    // As a pipeline asks for after a change of tests alone.
    const again = await ship.move('promote', { build: canary, percent: 20 });
    expect([again.status, again.body]).toMatchObject([200, { stable: { build: canary }, canary: null }]);
  });

  it.each<[string, string, object, string, RegExp]>([
    ['a build nobody published', 'promote', { build: 'f'.repeat(16) }, 'NOT_FOUND', /^$/],
    ['a canary of nothing', 'promote', { percent: 5, environment: 'staging' }, 'REMOTE_REFUSED', /no stable/],
    ['a rollback where nothing is', 'rollback', { environment: 'nowhere' }, 'NOT_FOUND', /^$/],
    ['a rollback forward', 'rollback', {}, 'REMOTE_REFUSED', /never live/],
  ])('is not %s', async (_what, verb, body, code, reason) => {
    const build = await ship.put('4.0.0');
    const named = Object.keys(body).length === 0 || verb === 'promote' ? { build, ...body } : body;
    const answer = await ship.move(verb, named);
    expect([answer.body.code, answer.body.reasons?.join() ?? '']).toEqual([
      code,
      expect.stringMatching(reason),
    ]);
  });

  it('is another in each environment', async () => {
    const build = await ship.put('5.0.0');
    const before = (await ship.statuses())[0]?.releases[0]?.stable;
    await ship.move('promote', { build, environment: 'staging' });
    const items = await ship.statuses();
    expect(items[0]?.releases).toMatchObject([
      { environment: 'production', stable: before },
      { environment: 'staging', stable: { build } },
    ]);
  });

  it('is the last good one while its entry is tampered with', async () => {
    const [good, bad] = [await ship.put('6.0.0'), await ship.put('6.0.1')];
    await ship.move('promote', { build: good });
    await ship.move('promote', { build: bad });
    const { remotes } = app.services;
    const mend = await tamper(bad, (text) => text.replace('/admin/shows', '/admin/users'));
    const served = async () => (await remotes.registry.snapshot()).entries.admin.map(({ build }) => build);
    await expect.poll(served, { timeout: 45_000 }).toEqual([good]);
    const items = await ship.statuses();
    expect(items[0]?.releases[0]).toMatchObject({ refused: [bad], serving: good });
    expect((await remotes.registry.refusals.get()).values).toMatchObject([
      { labels: { remote: 'mf-shows' } },
    ]);
    await mend();
    await expect.poll(served, { timeout: 45_000 }).toEqual([bad]);
  });

  it('is still told of when nobody can read what became of an entry, or it says it is another remote', async () => {
    const bad = await ship.put('6.1.0');
    const mend = await tamper(bad, () => 'x');
    expect(await ship.statuses()).toMatchObject([{ remote: 'mf-shows', owner: '', latest: { build: bad } }]);
    const { items } = await ship.read<{ items: RemoteBuildRow[] }>('/admin/remotes/mf-shows');
    expect(items[0]).toMatchObject({ build: bad, version: '6.1.0', owner: '' });
    const detail = await ship.read<RemoteBuildDetail>(`/admin/remotes/mf-shows/builds/${bad}`);
    expect(detail).toMatchObject({ isSigned: false, manifest: null, document: 'x' });
    await mend();
    const again = await tamper(bad, (text) => text.replace('"mf-shows"', '"mf-other"'));
    expect(await ship.statuses()).toMatchObject([{ remote: 'mf-shows', latest: { build: bad } }]);
    await again();
  });

  it('is never again what was rolled back from, even while an entry is tampered with', async () => {
    const before = (await ship.statuses())[0]?.releases[0]?.serving;
    const [a, b] = [await ship.put('6.2.0'), await ship.put('6.2.1')];
    for (const build of [a, b]) await ship.move('promote', { build });
    await ship.move('rollback', { build: a });
    const mend = await tamper(a, (text) => `${text} `);
    const items = await ship.statuses();
    expect(items[0]?.releases[0]).toMatchObject({ stable: { build: a }, refused: [a], serving: before });
    await mend();
  });
});

describe('a start', () => {
  it('promotes the build of its checkout, but not over what was done since it brought that one', async () => {
    const dists = ['7.0.0', '7.0.1'].map((text) => makeBuild(version(text)));
    const start = (index: number) =>
      bringAlong(app.services, dists[index]?.dist ?? '', { reason: 'npm start' });
    const live = async () => {
      app.services.remotes.registry.refresh();
      return (await app.services.remotes.registry.snapshot()).entries.admin.map(({ build }) => build);
    };
    const [first, second] = dists.map(({ manifest }) => manifest.build);
    await start(0);
    await start(1);
    expect(await live()).toEqual([second]);
    await ship.move('rollback', {});
    await start(1);
    expect(await live()).toEqual([first]);
    await start(0);
    await start(1);
    expect(await live()).toEqual([second]);
  });
});
