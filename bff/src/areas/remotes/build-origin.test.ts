import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuildDetail, RemoteChange } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createShipper, version, type Shipper } from '../../../test/shipper.ts';

let app: TestApp;
let ship: Shipper;
beforeAll(async () => {
  app = await createTestApp();
  ship = await createShipper(app);
});
afterAll(() => app.close());

describe('the commit and the source maps of a build', () => {
  const commit = {
    commit: 'a'.repeat(40),
    subject: 'feat: filter by day',
    author: 'Íris Prado',
    isDirty: false,
  };
  const map = JSON.stringify({
    version: 3,
    file: 'remoteEntry.js',
    names: ['filterByDay'],
    mappings: 'AAEEA',
    sources: ['mf-shows/src/filter.ts'],
    sourcesContent: ['const secret = 1;'],
  });
  const put = (text: string, told: object | null, withMap = false) =>
    ship.submit(version(text), {
      ...(told && { revision: JSON.stringify(told) }),
      ...(withMap && { map }),
    });
  const rowOf = (build: string) => ship.read<RemoteBuildDetail>(`/admin/remotes/mf-shows/builds/${build}`);

  it('are told to staff wherever the build is named', async () => {
    const { body } = await put('9.0.0', commit);
    await ship.move('promote', { build: body.build });
    const [status] = await ship.statuses();
    expect(status).toMatchObject({
      latest: { revision: commit },
      releases: [{ stable: { revision: commit } }],
    });
    const { items } = await ship.read<{ items: RemoteChange[] }>('/admin/remotes/mf-shows/history');
    expect(items[0]).toMatchObject({ kind: 'promote', revision: commit });
    expect(await rowOf(body.build)).toMatchObject({ revision: commit, hasMaps: false });
  });

  it('are the first publisher’s, unless that one knew none or had changes of its own', async () => {
    const later = { ...commit, commit: 'b'.repeat(40) };
    const { body } = await put('9.1.0', null);
    expect(await rowOf(body.build)).toMatchObject({ revision: null });
    for (const [told, known] of [
      [
        { ...commit, isDirty: true },
        { ...commit, isDirty: true },
      ],
      [later, later],
      [commit, later],
      [null, later],
    ]) {
      await put('9.1.0', told ?? null, told === null);
      expect(await rowOf(body.build)).toMatchObject({ revision: known, hasMaps: told === null });
    }
  });

  it.each([['no JSON'], ['{"commit":"main"}']])('are refused as %s', async (revision) => {
    const { status } = await ship.submit(version('9.2.0'), { revision });
    expect(status).toBe(415);
  });

  it('reach no visitor: neither the file of a map nor the name of an author', async () => {
    const { build } = (await put('9.3.0', commit, true)).body;
    await ship.move('promote', { build });
    const folder = `/mf/mf-shows/${build}`;
    for (const guess of [
      'remoteEntry.js.map',
      'remoteEntry.map',
      '../maps/remoteEntry.js.map',
      'remoteEntry.js.json',
    ])
      expect((await app.fetch(`${folder}/${guess}`)).status).toBe(404);
    expect((await app.fetch(`/mf/mf-shows/${build}-maps/remoteEntry.js.map`)).status).toBe(404);
    const kept = readdirSync(join(app.config.dataDir, 'private'), { recursive: true, encoding: 'utf8' });
    const [stored = ''] = kept.filter((name) => name.includes(build) && name.endsWith('.json'));
    const text = readFileSync(join(app.config.dataDir, 'private', stored), 'utf8');
    expect(text).toContain('filter.ts');
    expect(text).not.toContain('secret');
    for (const address of [`/${stored}`, `/files/${stored}`, `/private/${stored}`])
      expect(await (await app.fetch(address)).text()).not.toContain('filter.ts');
    const entry = await (await app.fetch(`${folder}/remoteEntry.js`)).text();
    expect(entry).not.toMatch(/sourceMappingURL/);
    for (const address of [`${folder}/remote.json`, '/admin/shows', '/api/release?side=admin']) {
      const said = await (await app.fetch(address)).text();
      expect(said).not.toContain(commit.author);
      expect(said).not.toContain(commit.commit);
    }
  });

  it('are no source maps of a script that isn’t there, or no source maps at all', async () => {
    const wrong = await ship.submit(version('9.4.0'), { map: '{"version":2}' });
    expect(wrong.body.reasons).toEqual(['remoteEntry.js.map is no source map']);
    const within = await ship.submit({
      files: { 'a.js.map': map, 'a.js': '1//# sourceMappingURL=a.js.map' },
    });
    expect(within.body.reasons).toEqual(
      expect.arrayContaining(['a.js names a source map', expect.stringMatching(/^a\.js\.map: a source map/)]),
    );
  });
});
