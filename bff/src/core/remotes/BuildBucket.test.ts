import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { goLive, type SomeBuild } from '../../../test/remote-build.ts';
import { Bucket } from '../storage/Bucket.ts';

const directory = mkdtempSync(join(tmpdir(), 'fio-s3-'));
const service = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory },
  configureBuckets: [{ name: 'remotes' }],
});
let app: TestApp;
let bucket: Bucket;
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  const { port } = await service.run();
  const endpoint = `http://127.0.0.1:${port}`;
  app = await createTestApp({ env: { REMOTES_BUCKET: 'remotes', REMOTES_BUCKET_ENDPOINT: endpoint } });
  bucket = new Bucket({ bucket: 'remotes', region: 'us-east-1', endpoint: new URL(endpoint) });
});
afterAll(async () => {
  bucket.close();
  await app.close();
  await service.close();
  rmSync(directory, { recursive: true, force: true });
});

const build: SomeBuild = { files: { 'a/page.js': 'page();', 'page.css': 'a{}' } };
const localOf = (name: string) => join(app.config.dataDir, 'mf', 'mf-shows', name);
const forget = (name: string) => rmSync(localOf(name), { recursive: true });

it('keeps a build for every server, each of which brings it along when it is asked for', async () => {
  const { build: name } = await goLive(app.services, build);
  expect(String(await bucket.read(`mf-shows/${name}/a/page.js`))).toBe('page();');
  forget(name);
  const answers = ['a/page.js', 'a/page.js', 'page.css'].map(async (file) =>
    (await app.fetch(`/mf/mf-shows/${name}/${file}`)).text(),
  );
  expect(await Promise.all(answers)).toEqual(['page();', 'page();', 'a{}']);
  expect(readFileSync(join(localOf(name), 'remoteEntry.js'), 'utf8')).toContain('mf_shows');
});

it('brings a build that goes live before anybody asks for a file of it', async () => {
  const { build: name } = await goLive(app.services, { ...build, manifest: { version: '1.1.0' } });
  forget(name);
  app.services.remotes.refresh();
  await app.services.remotes.snapshot();
  await expect.poll(() => existsSync(localOf(name)), { timeout: 45_000 }).toBe(true);
});

it('delivers nothing of a build that somebody altered in the bucket or the registry, or that nobody published', async () => {
  const { build: name } = await goLive(app.services, { ...build, manifest: { version: '1.2.0' } });
  await expect(goLive(app.services, { ...build, manifest: { version: '1.2.0' } })).resolves.toBeTruthy();
  await bucket.write(`mf-shows/${name}/a/page.js`, Buffer.from('stolen();'));
  forget(name);
  expect((await app.fetch(`/mf/mf-shows/${name}/a/page.js`)).status).toBe(503);
  await bucket.write(`mf-shows/${name}/a/page.js`, Buffer.from('page();'));
  const of = { where: { remote_build: { remote: 'mf-shows', build: name } } };
  const { remoteBuild } = app.services.db;
  const { files, signature } = await remoteBuild.findUniqueOrThrow(of);
  const stray = [...(files as { name: string }[]), { name: '../../stray.js' }];
  for (const data of [{ files: stray }, { files: files as object, signature: '' }]) {
    await remoteBuild.update({ ...of, data });
    expect((await app.fetch(`/mf/mf-shows/${name}/a/page.js`)).status).toBe(404);
    expect(existsSync(localOf(name))).toBe(false);
  }
  await remoteBuild.update({ ...of, data: { signature } });
  expect((await app.fetch(`/mf/mf-shows/${name}/a/page.js`)).status).toBe(200);
  await bucket.write(`mf-shows/${'0'.repeat(16)}/x.js`, Buffer.from('x'));
  expect((await app.fetch(`/mf/mf-shows/${'0'.repeat(16)}/x.js`)).status).toBe(404);
});
