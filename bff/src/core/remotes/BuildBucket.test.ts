import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestBucket, type TestBucket } from '../../../test/bucket.ts';
import { goLive, type SomeBuild } from '../../../test/remote-build.ts';
import type { FileStorage } from '../storage/FileStorage.ts';
import { openStorages, type Storages } from '../storage/open-storages.ts';

let service: TestBucket;
let app: TestApp;
let bucket: FileStorage;
let storages: Storages;
beforeAll(async () => {
  service = await createTestBucket();
  app = await createTestApp({ env: service.env });
  storages = openStorages({ dataDir: '/nowhere', bucket: service.place });
  bucket = storages.builds as FileStorage;
});
afterAll(async () => {
  await storages.close();
  await app.close();
  await service.close();
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
  app.services.remotes.registry.refresh();
  await app.services.remotes.registry.snapshot();
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
