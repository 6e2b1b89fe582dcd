import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { JOBS_SCHEMA } from '../jobs/jobs.ts';
import { BackupError } from './BackupError.ts';
import type { BackupPlace } from './BackupPlace.ts';
import type { DumpedTable, Manifest } from './manifest.ts';
import { forgetRestore } from '../database/restore-mark.ts';
import { inSession } from './session.ts';
import { columnsOf, findTables, nameOf, quoted, type Table } from './tables.ts';

/** A database as it lies in a place, and the release that put it there. */
export type Dumped = Pick<Manifest, 'database' | 'version'>;

async function* rowsOf(place: BackupPlace, { pieces }: DumpedTable): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    const plain = createZstdDecompress();
    // One that fails ends the stream below with its error.
    pipeline(await place.readWhole(piece), plain).catch(() => undefined);
    yield* plain as AsyncIterable<Buffer>;
  }
}

async function loadTable(client: pg.Client, place: BackupPlace, table: DumpedTable): Promise<void> {
  const copy = client.query(copyFrom(`COPY ${nameOf(table)} (${columnsOf(table)}) FROM STDIN`));
  await pipeline(Readable.from(rowsOf(place, table)), copy);
  if (copy.rowCount !== table.rows)
    throw new BackupError(`${table.name}: ${copy.rowCount} rows came of ${table.rows}.`);
}

/** What was made by another release would be taken for something else. */
async function assertSame(client: pg.Client, wanted: readonly DumpedTable[], release: string): Promise<void> {
  const shape = ({ columns }: Pick<Table, 'columns'>) => [...columns].sort().join();
  const there = new Map((await findTables(client)).map((table) => [nameOf(table), shape(table)]));
  const other = wanted.find((table) => there.get(nameOf(table)) !== shape(table));
  if (other)
    throw new BackupError(
      `${other.schema}.${other.name} has other columns in this release: restore with the release that made the backup (${release}), then roll out this one.`,
    );
}

async function foreignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0
    ORDER BY conrelid, conname`);
  return rows;
}

/** All of it or nothing: rows as they were, past the triggers, which saw them once already. */
async function loadPublic(
  client: pg.Client,
  place: BackupPlace,
  { database, version }: Dumped,
): Promise<void> {
  const tables = database.tables.filter(({ schema }) => schema === 'public');
  await assertSame(client, tables, version);
  const names = tables.map(nameOf);
  await client.query('BEGIN');
  const keys = await foreignKeys(client);
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  // What migrations put there by themselves.
  await client.query(`TRUNCATE ${names.join(', ')}`);
  for (const table of tables) await loadTable(client, place, table);
  for (const { name, last } of database.sequences)
    await client.query('SELECT setval($1::regclass, $2)', [`public.${quoted(name)}`, last]);
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  await forgetRestore(client);
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

async function loadJobs(client: pg.Client, place: BackupPlace, { database, version }: Dumped): Promise<void> {
  const tables = database.tables.filter(({ schema }) => schema === JOBS_SCHEMA);
  if (tables.length === 0) return;
  await assertSame(client, tables, version);
  await client.query('BEGIN');
  await client.query(`TRUNCATE ${tables.map(nameOf).join(', ')} CASCADE`);
  for (const table of tables) await loadTable(client, place, table);
  await client.query('COMMIT');
}

export interface Addresses {
  readonly ownerUrl: string;
  /** Of the role that owns the job queue and nothing else. */
  readonly applicationUrl: string;
}

/** Fills the migrated, empty database with the tables of a backup. Cut short it leaves nothing, and is done again whole. */
export async function loadDatabase(
  { ownerUrl, applicationUrl }: Addresses,
  place: BackupPlace,
  dumped: Dumped,
): Promise<void> {
  await inSession(applicationUrl, (client) => loadJobs(client, place, dumped));
  await inSession(ownerUrl, (client) => loadPublic(client, place, dumped));
}
