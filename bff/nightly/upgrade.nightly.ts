import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { earlierPackage } from '../postgres/earlier-package.ts';
import { upgradeCluster } from '../postgres/upgrade.ts';
import { drift } from '../src/core/database/drift.ts';
import { readMigrations } from '../src/core/database/folders.ts';
import { migrate } from '../src/core/database/migrate.ts';
import { fingerprintOf } from '../test/backups.ts';
import { call } from '../test/call.ts';
import { inServer } from '../test/database.ts';
import { folderOf, productOn, serverIn } from './servers.ts';

const EARLIER = 17;
/** The first migration that says what only PostgreSQL 18 understands: such data can be of no earlier major. */
const FIRST_OF_18 = '20261121191500_ticket_checks';
const folder = folderOf('upgrade');
const cache = folderOf('cache');
const running = new Set<{ stop: () => Promise<void> }>();
afterAll(() => Promise.all([...running].map((server) => server.stop())));

const upgrade = (earlier = (major: number) => earlierPackage(cache, major)) =>
  upgradeCluster({ directory: join(folder, 'cluster'), logFile: join(folder, 'postgres.log'), earlier });

/** What a release of then left behind: texts of all kinds, bytes, arrays, and numbers that go on. */
const CONTENT = `
  INSERT INTO shows (id, slug, title, synopsis, platform, color_from, color_to, color_accent, state)
    SELECT gen_random_uuid(), 'serie-' || n, E'Sal\\\\ na \\t"Lanterna" ' || chr(8232) || n, 'Ação', 'Nuvra+', '#000000', '#000000', '#000000', 'published'
    FROM generate_series(1, 500) n;
  INSERT INTO pictures (id, key, format, width, height, widths)
    SELECT gen_random_uuid(), 'pictures/' || n, 'avif', 9, 9, ARRAY[1, n] FROM generate_series(1, 20) n;
  INSERT INTO actions (at, actor_name, resource, action, summary, previous_hash, hash)
    VALUES (now(), 'Ana', 'shows', 'create', 'Sal na Lanterna', '0', '1')`;

it('brings the data of an earlier major version along, whole, and only once it is asked to', async () => {
  const old = serverIn(folder, await earlierPackage(cache, EARLIER));
  running.add(old);
  await old.start();
  const { migrationDirectories } = await readMigrations();
  const then = migrationDirectories.map(({ path }) => path).filter((name) => name < FIRST_OF_18);
  await migrate(old.url(), { only: new Set(then) });
  await inServer(old.url(), CONTENT);
  const was = await fingerprintOf(old.url());
  await old.stop();
  const version = () => readFileSync(join(old.place, 'data/PG_VERSION'), 'utf8').trim();

  await expect(serverIn(folder).start()).rejects.toThrow(/npm run upgrade-database/);
  await expect(upgrade(() => Promise.reject(new Error('no registry')))).rejects.toThrow('no registry');
  expect(version()).toBe(String(EARLIER));

  expect(await upgrade()).toBe(EARLIER);
  expect(await upgrade()).toBeNull();
  expect(existsSync(join(old.place, `data-${EARLIER}`))).toBe(true);

  const now = serverIn(folder);
  running.add(now);
  await now.start();
  expect(version()).toBe(String(now.major));
  const is = await fingerprintOf(now.url());
  // Tables that no later migration changed are what they were, to the byte.
  const same = Object.keys(was.tables).filter((name) => was.tables[name] === is.tables[name]);
  expect(same).toEqual(expect.arrayContaining(['"public"."pictures"']));
  expect(await drift(now.url())).toBeNull();
  const app = await productOn(now);
  expect(await app.services.db.show.count()).toBe(500);
  expect((await call(app, 'GET', '/shows/serie-7')).status).toBe(200);
  await app.close();
});
