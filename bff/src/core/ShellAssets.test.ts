import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createTestBucket, type TestBucket } from '../../test/bucket.ts';
import { ShellAssets } from './ShellAssets.ts';

const folder = mkdtempSync(join(tmpdir(), 'fio-shell-'));
/** A release of the shell, as it lies in a server's folder. */
function release(name: string, files: Record<string, string>): string {
  const assets = join(folder, name, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(assets, file), text);
  return join(folder, name);
}
const older = release('older', { 'main.0a.js': 'older()', 'main.0a.js.br': 'made', 'style.0b.css': '.a{}' });
const newer = release('newer', { 'main.1a.js': 'newer()', 'style.0b.css': '.a{}' });

let bucket: TestBucket;
let app: TestApp;
beforeAll(async () => {
  bucket = await createTestBucket();
  app = await createTestApp({ env: bucket.env, shell: older });
});
afterAll(async () => {
  await app.close();
  await bucket.close();
  rmSync(folder, { recursive: true });
});
const keep = async (shell: string) => {
  const { log, storage } = app.services;
  const assets = new ShellAssets(join(shell, 'assets'), { log, files: storage.shellFiles });
  await assets.start();
  await assets.stop();
};

it('has a server of the release before deliver what only the next one has, once that has started', async () => {
  expect((await app.fetch('/assets/main.1a.js')).status).toBe(404);
  await keep(newer);
  const response = await app.fetch('/assets/main.1a.js');
  expect([response.status, await response.text()]).toEqual([200, 'newer()']);
  expect(response.headers.get('cache-control')).toContain('immutable');
  const own = await app.fetch('/assets/main.0a.js');
  expect(await own.text()).toBe('older()');
  const unknown = await app.fetch('/assets/main.2a.js');
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('writes each file once, and none of those that each server makes itself', async () => {
  const written: string[] = [];
  const { log, storage } = app.services;
  const files = {
    size: (key: string) => storage.shellFiles?.size(key) ?? Promise.resolve(null),
    write: async (key: string) => void written.push(key),
  };
  const assets = new ShellAssets(join(older, 'assets'), { log, files });
  await assets.start();
  expect(written).toEqual(['main.0a.js']);
});

it('tries again, and stops when it is told to, while the bucket is out of reach', async () => {
  let tries = 0;
  const files = {
    size: () => {
      tries += 1;
      return Promise.reject(new Error('out of reach'));
    },
    write: () => Promise.resolve(),
  };
  const assets = new ShellAssets(join(older, 'assets'), { log: app.services.log, files });
  const starting = assets.start();
  await expect.poll(() => tries).toBe(1);
  await assets.stop();
  await starting;
});
