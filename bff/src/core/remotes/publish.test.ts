import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SHELL_API, type RemoteManifest } from '@fio/contracts';
import { useTestModels } from '../../../test/models.ts';
import { makeBuild, someEntry, type SomeBuild } from '../../../test/remote-build.ts';
import { FileStorage } from '../storage/FileStorage.ts';
import { FolderDriver } from '../storage/FolderDriver.ts';
import { BuildFolder } from './BuildFolder.ts';
import { BuildMaps } from './BuildMaps.ts';
import { MANIFEST, readBuild } from './build-files.ts';
import { promote } from './change-release.ts';
import { publish } from './publish.ts';
import { PRODUCT } from './record-change.ts';
import { signDocument } from './signature.ts';

const models = useTestModels();
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = [{ remote: '*', key: publicKey }];
const environment = 'production';
const [major, minor = 0] = SHELL_API.split('.').map(Number);
/** Of the next minor version, which is not there yet. */
const NEWER = `^${major}.${minor + 1}.0`;
const attribution = { actor: PRODUCT, at: new Date() };

let folder: string;
let maps: BuildMaps;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fio-mf-'));
  maps = new BuildMaps(new FileStorage(new FolderDriver(join(folder, 'private'), { isPrivate: true })));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await models.db.remoteRelease.deleteMany();
  await models.db.remoteBuild.deleteMany();
});

interface By {
  readonly key?: typeof privateKey;
  readonly origin?: URL;
}

async function submit(dist: string, { key = privateKey, origin }: By = {}) {
  const files = await readBuild(dist);
  const signature = signDocument(String(files.get(MANIFEST)), key);
  const store = new BuildFolder(folder);
  return publish(
    { db: models.db, store, maps, keys, environment },
    { files, signature, origin },
    attribution,
  );
}
const put = (build: SomeBuild = {}, by: By = {}) => submit(makeBuild(build).dist, by);

async function live(build: SomeBuild = {}): Promise<RemoteManifest> {
  const manifest = await put(build);
  const move = { ...attribution, environment, remote: manifest.id, reason: 'A test.' };
  await models.db.$transaction((tx) => promote(tx, keys, { ...move, build: manifest.build, percent: 100 }));
  return manifest;
}
const known = () => models.db.remoteBuild.count();

describe('publishing', () => {
  it('keeps the build under its own name, and makes it live nowhere', async () => {
    const { id, build } = await put({ files: { 'a/routes.js': '1', 'routes.css': 'a{}' } });
    expect(readFileSync(join(folder, id, build, 'a/routes.js'), 'utf8')).toBe('1');
    expect(readdirSync(join(folder, id))).toEqual([build]);
    expect(await models.db.remoteRelease.count()).toBe(0);
  });

  it('leaves texts compressed beside themselves, which is no part of the build', async () => {
    const files = { 'routes.js': 'draw();'.repeat(200) };
    const { id, build } = await put({ files });
    const form = readFileSync(join(folder, id, build, 'routes.js.br'));
    expect(String(brotliDecompressSync(form))).toBe(files['routes.js']);
    expect((await put({ files })).build).toBe(build);
    await expect(put({ files: { ...files, 'routes.js.br': 'other();' } })).rejects.toThrow(/compresses/);
  });

  it('compresses what was kept before builds were, once it is published again', async () => {
    const text = 'draw();'.repeat(200);
    const { id, build } = await put({ files: { 'a/routes.js': text } });
    const path = join(folder, id, build, 'a/routes.js');
    rmSync(`${path}.br`);
    rmSync(`${path}.gz`);
    await put({ files: { 'a/routes.js': text } });
    expect(String(brotliDecompressSync(readFileSync(`${path}.br`)))).toBe(text);
    expect(String(gunzipSync(readFileSync(`${path}.gz`)))).toBe(text);
    expect(readdirSync(join(folder, id))).toEqual([build]);
  });

  it('keeps the builds before, and bears the same one twice', async () => {
    const first = await put();
    await put({ files: { 'more.js': '2' } });
    await put({ files: { 'more.js': '2' } });
    expect(existsSync(join(folder, 'mf-shows', first.build, 'remoteEntry.js'))).toBe(true);
    expect(await known()).toBe(2);
  });

  it('gives another name to the same files with another menu', async () => {
    const [one, other] = [await put(), await put({ manifest: { menu: [] } })];
    expect(other.build).not.toBe(one.build);
  });

  it('registers the address of a team that delivers itself, and keeps nothing', async () => {
    await put({}, { origin: new URL('https://series.example/mf/') });
    expect(await models.db.remoteBuild.findFirst()).toMatchObject({ origin: 'https://series.example/mf/' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes several that fill one slot', async () => {
    const filling = { exposes: ['./routes', './widgets'], widgets: ['a.b'] } satisfies SomeBuild['manifest'];
    await live({ manifest: filling });
    const second = { id: 'mf-other', basePaths: ['/admin/other'], menu: [], slotOrder: { 'a.b': -1 } };
    await put({ manifest: { ...second, ...filling } });
    expect(await known()).toBe(2);
  });
});

describe('a build is refused', () => {
  const both: RemoteManifest['exposes'] = ['./routes', './widgets'];
  const other = { id: 'mf-other', basePaths: ['/admin/other'], menu: [someEntry({ id: 'other' })] };
  const entry = (changes: object) => ({ ...other, menu: [someEntry({ id: 'x', ...changes })] });
  const destination = { kind: 'page', title: { pt: 'Um', en: 'One' }, href: '/admin/other', needs: [] };
  const leadsTo = (changes: object) => ({
    ...other,
    destinations: [{ ...destination, ...changes }] as never,
  });

  it.each<[string, SomeBuild['manifest'], RegExp]>([
    ['for a base path of another remote', { ...other, basePaths: ['/admin/shows'] }, /belongs to mf-shows/],
    ['for a base path twice', { ...other, basePaths: ['/admin/x', '/admin/x'] }, /stands twice/],
    ['for a base path on the other side', { ...other, basePaths: ['/shows'] }, /not on the admin side/],
    ['for a base path of the server', { ...other, side: 'public', basePaths: ['/api/x'] }, /server's own/],
    ['for that of shared images', { ...other, side: 'public', basePaths: ['/share'] }, /server's own/],
    ['for a menu id of another', { ...other, menu: [someEntry()] }, /menu entry shows belongs to mf-shows/],
    ['for a menu id twice', { ...other, menu: [someEntry(), someEntry()] }, /stands twice/],
    ['for an unknown permission', entry({ permission: 'toString' }), /catalogue/],
    ['for an unknown action', entry({ permission: 'shows:fly' }), /catalogue/],
    ['for a title in one language', entry({ title: { pt: 'X', en: ' ' } }), /both/],
    ['for an unknown icon', entry({ icon: 'movie' }), /menu entry x has the unknown icon movie/],
    ['for a drawing that is no line', entry({ drawing: ['M0 0"/><script>'] }), /menu\.0\.drawing\.0/],
    ['for an icon too large', entry({ drawing: [`M${'0 '.repeat(1000)}`] }), /2001 characters, 2000 at most/],
    ['for an unknown group', entry({ group: 'nowhere' }), /unknown group/],
    ['for a route elsewhere', { ...other, routes: ['/admin/shows'] }, /lies in none of its base paths/],
    [
      'for a destination elsewhere',
      leadsTo({ href: '/admin/polls?f[state]=open' }),
      /none of its base paths/,
    ],
    ["for a destination's permission", leadsTo({ needs: ['shows:fly'] }), /catalogue/],
    ['for a destination outside', leadsTo({ href: '//example.com' }), /destinations\.0\.href/],
    ["for a route's permission", { ...other, permissions: ['shows:fly'] }, /catalogue/],
    ['for words in one language', { ...other, languages: ['pt'] }, /not there in en/],
    ['for a newer shell', { ...other, requires: { shellApi: NEWER } }, /requires the shell API/],
    ['for an older shell', { ...other, requires: { shellApi: '^0.9.0' } }, /requires the shell API/],
    ['for a range nobody understands', { ...other, requires: { shellApi: '*' } }, /requires the shell API/],
    ['for nothing to mount', { ...other, exposes: [] }, /no \.\/routes/],
    ['for a slot twice', { ...other, exposes: both, widgets: ['a.b', 'a.b'] }, /slot a\.b stands twice/],
    [
      'for a place in a slot of others',
      { ...other, exposes: both, widgets: ['a.b'], slotOrder: { 'c.d': 1 } },
      /slotOrder names c\.d/,
    ],
    ['for slots it exposes nothing for', { ...other, widgets: ['a.b'] }, /if, and only if/],
    ['for widgets of no slot', { ...other, exposes: both }, /if, and only if/],
    ['for a manifest of another shape', { ...other, build: 'latest' }, /build: /],
    ['for an entry without integrity', { ...other, entry: 'else.js' }, /else\.js has no integrity/],
    ['for other bytes', { ...other, integrity: { 'remoteEntry.js': 'sha384-AAAA' } }, /not the file/],
    ['for a file it lacks', { ...other, integrity: { 'gone.js': 'sha384-AAAA' } }, /gone\.js is missing/],
    ['for a hash of something else', { ...other, hash: 'a'.repeat(64) }, /its hash is/],
    ['for a name of its own', { ...other, build: 'a'.repeat(16) }, /not the beginning of its hash/],
  ])('%s', async (_reason, manifest, message) => {
    await live();
    await expect(put({ ...(manifest && { manifest }) })).rejects.toThrow(message);
    expect([await known(), readdirSync(folder)]).toEqual([1, ['mf-shows']]);
  });

  it('for a slot with room for one that another remote fills', async () => {
    const filling = { exposes: both, widgets: ['a.b', 'dialog.help'] };
    await live({ manifest: filling });
    await expect(put({ manifest: { ...other, ...filling } })).rejects.toThrow(
      /slot dialog\.help has room for one, and mf-shows fills it/,
    );
  });

  it('for a script the manifest is silent about', async () => {
    const { dist } = makeBuild();
    writeFileSync(join(dist, 'smuggled.js'), 'alert(1)');
    await expect(submit(dist)).rejects.toThrow(/smuggled\.js has no integrity/);
  });

  it('for a piece that its own code would ask for without integrity', async () => {
    const lacking = { 'remoteEntry.js': 'globalThis.mf_shows = 1;', 'piece.css': 'a{}' };
    await expect(put({ files: lacking, manifest: { styles: [] } })).rejects.toThrow(
      'no integrity for piece.css',
    );
  });

  it('for other content under a name that exists', async () => {
    const { manifest, dist } = makeBuild();
    await submit(dist);
    writeFileSync(join(folder, manifest.id, manifest.build, 'remoteEntry.js'), 'tampered');
    await expect(submit(dist)).rejects.toThrow(/other content/);
  });

  it.each([
    ['signed by a stranger', generateKeyPairSync('ed25519').privateKey, '*'],
    ['signed by another team', privateKey, 'mf-other'],
  ])('when it is %s', async (_how, key, remote) => {
    const files = await readBuild(makeBuild().dist);
    const signature = signDocument(String(files.get(MANIFEST)), key);
    const publishing = { db: models.db, store: new BuildFolder(folder), maps, environment };
    const submission = { files, signature };
    await expect(
      publish({ ...publishing, keys: [{ remote, key: publicKey }] }, submission, attribution),
    ).rejects.toThrow(/signature is by nobody/);
    expect([await known(), readdirSync(folder)]).toEqual([0, []]);
  });

  it('for a folder without a manifest', async () => {
    await expect(submit(folder)).rejects.toThrow(/remote\.json is missing/);
  });
});
