import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { EmbeddedPostgres } from './EmbeddedPostgres.ts';
import { upgradeCluster } from './upgrade.ts';

const root = mkdtempSync(join(tmpdir(), 'fio-major-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let directory: string;
let server: EmbeddedPostgres;
beforeEach(() => {
  directory = mkdtempSync(join(root, 'x-'));
  server = new EmbeddedPostgres({ directory, logFile: join(directory, 'log') });
  mkdirSync(join(server.place, 'data'));
});
const write = (name: string, text: string) => writeFileSync(join(server.place, name), text);
/** Everything there is, with what it says. */
const content = () =>
  readdirSync(server.place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]);

it.each([
  ['an earlier major', '17\n', /is of PostgreSQL 17, and this release brings 18[^]*npm run upgrade-database/],
  ['a later major', '99\n', /is of PostgreSQL 99, later than[^]*start the release that wrote it/],
])('doesn’t start on the data of %s, says what to do and touches nothing', async (_what, version, said) => {
  // Without its state the folder would be taken for an unfinished one, and made anew.
  write('data/PG_VERSION', version);
  const before = content();
  await expect(server.start()).rejects.toThrow(said);
  expect(content()).toEqual(before);
});

it('doesn’t start while an upgrade is about to put its cluster in place', async () => {
  mkdirSync(join(server.place, 'upgrade'));
  write('upgrade/ready', '17\n');
  await expect(server.start()).rejects.toThrow(/was interrupted near its end/);
});

/** What an upgrade does once its cluster is whole, in its order. */
const RENAMES = [
  ['data', 'data-17'],
  ['upgrade/cluster/data', 'data'],
  ['cluster.json', 'cluster-17.json'],
  ['upgrade/cluster/cluster.json', 'cluster.json'],
] as const;

it.each([0, 1, 2, 3, 4])(
  'puts its cluster in place where it was cut after %s of four renames',
  async (cut) => {
    for (const folder of ['upgrade/cluster/data', 'upgrade/dump'])
      mkdirSync(join(server.place, folder), { recursive: true });
    for (const [name, text] of [
      ['data/PG_VERSION', '17'],
      ['cluster.json', 'of 17'],
      ['upgrade/ready', '17\n'],
      ['upgrade/cluster/data/PG_VERSION', '18'],
      ['upgrade/cluster/cluster.json', 'of 18'],
      ['upgrade/dump/a', 'rows'],
    ] as const)
      write(name, text);
    for (const [from, to] of RENAMES.slice(0, cut))
      renameSync(join(server.place, from), join(server.place, to));
    await expect(server.start()).rejects.toThrow(/was interrupted near its end/);
    const again = {
      directory,
      logFile: join(directory, 'log'),
      earlier: () => Promise.reject(new Error('fetched')),
    };
    expect(await upgradeCluster(again)).toBe(17);
    const read = (name: string) => readFileSync(join(server.place, name), 'utf8');
    const names = ['data-17/PG_VERSION', 'data/PG_VERSION', 'cluster-17.json', 'cluster.json'];
    expect(names.map(read)).toEqual(['17', '18', 'of 17', 'of 18']);
    expect(readdirSync(server.place)).not.toContain('upgrade');
  },
);
