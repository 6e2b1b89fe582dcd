import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from './BackupError.ts';
import type { BackupPlace, Piece } from './BackupPlace.ts';
import type { DumpedTable, Manifest } from './manifest.ts';
import { columnsOf, findTables, nameOf, type Table } from './tables.ts';

/** Bytes of a table in one piece: a bucket takes no object of more than 10,000 parts. */
const LARGEST = 8 * 1024 ** 3;

async function* compressed(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const zstd = createZstdCompress();
  // One that fails ends the stream below with its error.
  pipeline(Readable.from(pieces), zstd).catch(() => undefined);
  yield* zstd as AsyncIterable<Buffer>;
}

async function dumpTable(client: pg.Client, place: BackupPlace, table: Table): Promise<DumpedTable> {
  const copy = client.query(copyTo(`COPY (SELECT ${columnsOf(table)} FROM ${nameOf(table)}) TO STDOUT`));
  // The connection is free a moment after the last row came.
  const free = once(client, 'drain');
  free.catch(() => undefined);
  const rows = (copy as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const pieces: Piece[] = [];
  let isOver = false;
  async function* some() {
    for (let size = 0; size < LARGEST;) {
      const { done, value } = await rows.next();
      isOver = done === true;
      if (isOver) return;
      size += (value as Buffer).length;
      yield value as Buffer;
    }
  }
  while (!isOver) {
    const path = `database/${table.schema}.${table.name}.${pieces.length + 1}.copy.zst`;
    pieces.push(await place.write(path, compressed(some())));
  }
  await free;
  const { schema, name, columns } = table;
  return { schema, name, columns: [...columns], rows: copy.rowCount, pieces };
}

const one = async (client: pg.Client, text: string): Promise<string> =>
  (await client.query<{ value: string }>(`SELECT ${text} AS value`)).rows[0]?.value ?? '';

async function aboutOf(client: pg.Client): Promise<Omit<Manifest['database'], 'tables' | 'sequences'>> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"`,
  );
  return {
    server: await one(client, `current_setting('server_version')`),
    encoding: await one(client, `current_setting('server_encoding')`),
    locale: await one(
      client,
      // Named otherwise before PostgreSQL 17.
      `(SELECT concat_ws(' ', datlocprovider, coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale', datcollate))
        FROM pg_database d WHERE datname = current_database())`,
    ),
    migrations,
  };
}

/** Begins the one state of the database that a backup is of: nobody can change or remove a table until it is over. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  const tables = await findTables(client);
  if (tables.length === 0) throw new BackupError('The database has no tables: there is nothing to back up.');
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`LOCK TABLE ${tables.map(nameOf).join(', ')} IN ACCESS SHARE MODE`);
}

/** Writes every table of the client's snapshot to the place. */
export async function dumpDatabase(client: pg.Client, place: BackupPlace): Promise<Manifest['database']> {
  const tables: DumpedTable[] = [];
  for (const table of await findTables(client)) tables.push(await dumpTable(client, place, table));
  // Not of the snapshot, but never behind it.
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  return { ...(await aboutOf(client)), tables, sequences };
}
