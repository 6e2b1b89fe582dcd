import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RemoteManifest } from '@fio/contracts';
import { useTestModels } from '../../test/models.ts';
import { makeBuild, someEntry, type SomeBuild } from '../../test/remote-build.ts';
import { publish } from './publish.ts';

const models = useTestModels();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fio-mf-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await models.db.remoteRelease.deleteMany();
  await models.db.remoteBuild.deleteMany();
});

const put = (build: SomeBuild = {}) => publish(models.db, makeBuild(build).dist, { folder });
const live = async () => {
  const rows = await models.db.remoteRelease.findMany({ orderBy: { remote: 'asc' } });
  return rows.map(({ remote, build }) => `${remote}/${build}`);
};

describe('publishing', () => {
  it('copies the build under its own name and makes it the live one', async () => {
    const { id, build } = await put({ files: { 'a/routes.js': '1', 'routes.css': 'a{}' } });
    expect(await live()).toEqual([`${id}/${build}`]);
    expect(readFileSync(join(folder, id, build, 'a/routes.js'), 'utf8')).toBe('1');
    expect(readdirSync(join(folder, id))).toEqual([build]);
  });

  it('keeps the builds before, and bears the same one twice', async () => {
    const first = await put();
    const second = await put({ files: { 'more.js': '2' } });
    await put({ files: { 'more.js': '2' } });
    expect(await live()).toEqual([`mf-shows/${second.build}`]);
    expect(existsSync(join(folder, 'mf-shows', first.build, 'remoteEntry.js'))).toBe(true);
    expect(await models.db.remoteBuild.count()).toBe(2);
  });

  it('registers the address of a team that delivers itself, and copies nothing', async () => {
    const origin = new URL('https://series.example/mf/');
    await publish(models.db, makeBuild().dist, { folder, origin });
    expect(await models.db.remoteRelease.findFirst()).toMatchObject({ origin: 'https://series.example/mf/' });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a build is refused', () => {
  const both: RemoteManifest['exposes'] = ['./routes', './widgets'];
  const other = { id: 'mf-other', basePaths: ['/admin/other'], menu: [someEntry({ id: 'other' })] };

  it.each<[string, SomeBuild['manifest'], RegExp]>([
    ['for a base path of another remote', { ...other, basePaths: ['/admin/shows'] }, /belongs to mf-shows/],
    ['for a base path twice', { ...other, basePaths: ['/admin/x', '/admin/x'] }, /stands twice/],
    ['for a base path on the other side', { ...other, basePaths: ['/shows'] }, /not on the admin side/],
    ['for a base path of the server', { ...other, side: 'public', basePaths: ['/api/x'] }, /server's own/],
    ['for that of shared images', { ...other, side: 'public', basePaths: ['/share'] }, /server's own/],
    [
      'for a menu id of another remote',
      { ...other, menu: [someEntry()] },
      /menu entry shows belongs to mf-shows/,
    ],
    [
      'for a menu id twice',
      { ...other, menu: [someEntry({ id: 'x' }), someEntry({ id: 'x' })] },
      /stands twice/,
    ],
    [
      'for an unknown permission',
      { ...other, menu: [someEntry({ id: 'x', permission: 'toString' })] },
      /catalogue/,
    ],
    [
      'for an unknown action',
      { ...other, menu: [someEntry({ id: 'x', permission: 'shows:fly' })] },
      /catalogue/,
    ],
    [
      'for a title in one language',
      { ...other, menu: [someEntry({ id: 'x', title: { pt: 'X', en: ' ' } })] },
      /both/,
    ],
    ['for an unknown group', { ...other, menu: [someEntry({ id: 'x', group: 'nowhere' })] }, /unknown group/],
    ['for a newer shell', { ...other, requires: { shellApi: '^1.9.0' } }, /requires the shell API/],
    ['for an older shell', { ...other, requires: { shellApi: '^0.9.0' } }, /requires the shell API/],
    ['for a range nobody understands', { ...other, requires: { shellApi: '*' } }, /requires the shell API/],
    ['for nothing to mount', { ...other, exposes: [] }, /no \.\/routes/],
    ['for a slot twice', { ...other, exposes: both, widgets: ['a.b', 'a.b'] }, /slot a\.b stands twice/],
    ['for slots it exposes nothing for', { ...other, widgets: ['a.b'] }, /if, and only if/],
    ['for widgets of no slot', { ...other, exposes: both }, /if, and only if/],
    ['for a manifest of another shape', { ...other, build: 'latest' }, /remote\.json: build/],
    ['for an entry without integrity', { ...other, entry: 'else.js' }, /else\.js has no integrity/],
    [
      'for other bytes than it says',
      { ...other, integrity: { 'remoteEntry.js': 'sha384-AAAA' } },
      /not the file/,
    ],
    ['for a file it lacks', { ...other, integrity: { 'gone.js': 'sha384-AAAA' } }, /gone\.js is missing/],
  ])('%s', async (_reason, manifest, message) => {
    const { build } = await put();
    await expect(put({ ...(manifest && { manifest }) })).rejects.toThrow(message);
    expect(await live()).toEqual([`mf-shows/${build}`]);
    expect(readdirSync(folder)).toEqual(['mf-shows']);
  });

  it('for a slot of another remote', async () => {
    const filling = { exposes: both, widgets: ['a.b'] };
    await put({ manifest: filling });
    await expect(put({ manifest: { ...other, ...filling } })).rejects.toThrow(
      /slot a\.b belongs to mf-shows/,
    );
  });

  it('for a script the manifest is silent about', async () => {
    const { dist } = makeBuild();
    writeFileSync(join(dist, 'smuggled.js'), 'alert(1)');
    await expect(publish(models.db, dist, { folder })).rejects.toThrow(/smuggled\.js has no integrity/);
  });

  it('for other content under a name that exists', async () => {
    const { build } = await put();
    await expect(put({ manifest: { build }, files: { 'more.js': '2' } })).rejects.toThrow(/other content/);
  });

  it('for a folder without a manifest', async () => {
    await expect(publish(models.db, folder, { folder })).rejects.toThrow(/remote\.json is missing/);
  });
});
