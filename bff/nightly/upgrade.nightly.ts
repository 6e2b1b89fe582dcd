import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { earlierPackage } from '../postgres/earlier-package.ts';
import { upgradeCluster } from '../postgres/upgrade.ts';
import { fingerprintOf, keysOf } from '../test/backups.ts';
import { call } from '../test/call.ts';
import { createOverDraw } from '../test/draws.ts';
import { createVisitor, PASSWORD } from '../test/factories.ts';
import { folderOf, productOn, serverIn } from './servers.ts';

const EARLIER = 17;
const folder = folderOf('upgrade');
const cache = folderOf('cache');
const running = new Set<{ stop: () => Promise<void> }>();
afterAll(() => Promise.all([...running].map((server) => server.stop())));

const upgrade = (earlier = (major: number) => earlierPackage(cache, major)) =>
  upgradeCluster({ directory: join(folder, 'cluster'), logFile: join(folder, 'postgres.log'), earlier });

it('brings the data of an earlier major version along, whole, and only once it is asked to', async () => {
  const old = serverIn(folder, await earlierPackage(cache, EARLIER));
  running.add(old);
  await old.start();
  const before = await productOn(old);
  const { email } = await createVisitor(before.services);
  await createOverDraw(before.services);
  const keys = keysOf(before.config);
  await before.close();
  const was = await fingerprintOf(old.url());
  await old.stop();
  const version = () => readFileSync(join(old.place, 'data/PG_VERSION'), 'utf8').trim();

  await expect(serverIn(folder).start()).rejects.toThrow(/npm run upgrade-database/);
  expect(version()).toBe(String(EARLIER));
  await expect(upgrade(() => Promise.reject(new Error('no registry')))).rejects.toThrow('no registry');
  expect(version()).toBe(String(EARLIER));

  expect(await upgrade()).toBe(EARLIER);
  expect(await upgrade()).toBeNull();
  expect(existsSync(join(old.place, `data-${EARLIER}`))).toBe(true);

  const now = serverIn(folder);
  running.add(now);
  await now.start();
  const is = await fingerprintOf(now.url());
  expect(is.tables).toEqual(was.tables);
  expect(is.rules).toEqual(was.rules);
  const after = await productOn(now, keys);
  const body = { user: email, password: PASSWORD };
  expect((await call(after, 'POST', '/login', { body })).status).toBe(200);
  await after.close();
});
