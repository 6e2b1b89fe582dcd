import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { EmbeddedPostgres } from './EmbeddedPostgres.ts';

const root = mkdtempSync(join(tmpdir(), 'fio-major-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let server: EmbeddedPostgres;
beforeEach(() => {
  const directory = mkdtempSync(join(root, 'x-'));
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
