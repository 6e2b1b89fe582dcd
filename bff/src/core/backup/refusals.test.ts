import { mkdtempSync } from 'node:fs';
import { appendFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { emptyPlace, filesOf, fingerprintOf, keysOf } from '../../../test/backups.ts';
import { createEmptyDatabase, inServer, type TestDatabase } from '../../../test/database.ts';
import { createVisitor } from '../../../test/factories.ts';
import { type Config, loadConfig } from '../config/index.ts';
import { migrate } from '../database/migrate.ts';
import { openStorages } from '../storage/open-storages.ts';
import { makeBackup } from './backup.ts';
import { openBackupPlace, type BackupPlace } from './BackupPlace.ts';
import { readManifest } from './manifest.ts';
import { restoreBackup, verifyBackup } from './restore.ts';

let app: TestApp;
let place: BackupPlace;
beforeAll(async () => {
  app = await createTestApp({ asApplication: true });
  await createVisitor(app.services);
  await app.services.storage.publicFiles.write('pictures/a.svg', '<svg/>');
  place = await emptyPlace();
  await backUp(place);
});
afterAll(() => app.close());

const backUp = (to: BackupPlace) =>
  makeBackup({ config: app.config, tree: openStorages(app.config).all, place: to, version: '0.1.0' });

/** An empty database and an empty storage, with the keys of the backup unless others are given. */
async function target(
  keys: Record<string, string> = {},
): Promise<{ database: TestDatabase; config: Config }> {
  const database = await createEmptyDatabase();
  const config = loadConfig({
    ...keysOf(app.config),
    ...keys,
    DATABASE_URL: database.applicationUrl,
    DATABASE_OWNER_URL: database.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'fio-restore-')),
    DEMONSTRATION: 'true',
  });
  return { database, config };
}
const restore = (config: Config, from = place) =>
  restoreBackup({ config, tree: openStorages(config).all, place: from });
const tablesIn = async ({ url }: TestDatabase) => Object.keys((await fingerprintOf(url)).tables);
const OTHER = 'Z'.repeat(43);

describe('a backup', () => {
  it('goes to an empty place alone', async () => {
    await expect(backUp(place)).rejects.toThrow(/isn't empty/);
  });

  it('that broke off is none', async () => {
    const half = await emptyPlace();
    const gone = { ...app.config, databaseUrl: 'postgresql://127.0.0.1:1/fio' };
    await expect(
      makeBackup({ config: gone, tree: openStorages(app.config).all, place: half, version: '0.1.0' }),
    ).rejects.toThrow(/ECONNREFUSED/);
    expect(await readdir(half.name)).toEqual(['files']);
    const { config } = await target();
    await expect(restore(config, half)).rejects.toThrow(/no whole backup/);
  });

  it('names the files that rows name and no storage has', async () => {
    const { db } = app.services;
    const row = await db.sacAttachment.create({
      data: { key: 'sac/gone.pdf', type: 'application/pdf', bytes: 1 },
    });
    const { files } = await backUp(await emptyPlace());
    expect(files.lost).toEqual(['private/sac/gone.pdf']);
    await db.sacAttachment.delete({ where: { id: row.id } });
  });

  it('holds no key, and no CPF that could be read', async () => {
    const { manifest } = await readManifest(place);
    expect(manifest.keys.map(({ name }) => name)).toEqual(['CPF_KEY', 'HASH_KEY', 'SEED_KEY']);
    const said = JSON.stringify(manifest);
    for (const key of Object.values(keysOf(app.config))) expect(said).not.toContain(key.split(':')[1]);
  });
});

describe('a restore', () => {
  it.each(['CPF_KEY', 'HASH_KEY', 'SEED_KEY', 'TRANSPARENCY_KEY'])(
    'refuses another %s, and writes nothing',
    async (name) => {
      const { database, config } = await target({ [name]: OTHER });
      await expect(restore(config)).rejects.toThrow(`${name}:`);
      expect(await tablesIn(database)).toEqual([]);
    },
  );

  it('refuses a piece that isn’t as it was written, and names it', async () => {
    const damaged = await emptyPlace();
    const { database } = await backUp(damaged);
    const [piece] = database.tables.find(({ name }) => name === 'registrations')?.pieces ?? [];
    await appendFile(join(damaged.name, piece?.path ?? ''), 'x');
    await rm(join(damaged.name, 'files/public/pictures/a.svg'));
    const { database: empty, config } = await target();
    const refused = restore(config, damaged);
    await expect(refused).rejects.toThrow(/registrations.1.copy.zst has \d+ bytes and should have \d+/);
    await expect(refused).rejects.toThrow(/has no files\/public\/pictures\/a.svg/);
    expect(await tablesIn(empty)).toEqual([]);
  });

  it('refuses a manifest that somebody without the keys wrote', async () => {
    const forged = await emptyPlace();
    const { config } = await target();
    const { config: other } = await target({ HASH_KEY: OTHER });
    const forging = { ...app.config, secrets: other.secrets };
    await makeBackup({
      config: forging,
      tree: openStorages(app.config).all,
      place: forged,
      version: '0.1.0',
    });
    await expect(verifyBackup(forged, config.secrets)).rejects.toThrow(/was changed/);
  });

  it('goes into an empty database and an empty storage alone', async () => {
    const { database, config } = await target();
    const { publicFiles } = openStorages(config);
    await publicFiles.write('pictures/other.svg', '<svg/>');
    await expect(restore(config)).rejects.toThrow(/storage has files already/);
    await publicFiles.remove('pictures/other.svg');
    await inServer(database.url, 'CREATE TABLE mine (id int)');
    await expect(restore(config)).rejects.toThrow(/database has tables already/);
    expect(await tablesIn(database)).toEqual(['"public"."mine"']);
  });

  it('that was cut short keeps the product from starting, and is begun again', async () => {
    const { database, config } = await target();
    const tree = openStorages(config).all;
    // Read once to be verified; the second time the files and the empty tables are there, and half of the rows.
    let reads = 0;
    const halfway = await openBackupPlace(place.name, { region: '', endpoint: null });
    halfway.read = (path) =>
      path.includes('registrations') && (reads += 1) === 2
        ? Promise.reject(new Error('cut short'))
        : place.read(path);
    await expect(restore(config, halfway)).rejects.toThrow('cut short');
    expect(await filesOf(tree)).not.toEqual({});
    await expect(migrate(database.url)).rejects.toThrow(/restore was begun/);
    const env = { ...keysOf(app.config), DATA_DIR: config.dataDir };
    await expect(createTestApp({ env, database, asApplication: true })).rejects.toThrow(/restore was begun/);
    const another = await emptyPlace();
    await backUp(another);
    await expect(restore(config, another)).rejects.toThrow(/restore of another backup/);
    await restore(config);
    const [before, after] = await Promise.all(
      [app.config.databaseUrl, database.applicationUrl].map(fingerprintOf),
    );
    expect(after).toEqual(before);
  });
});
