import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedPostgres } from '../../../bff/postgres/EmbeddedPostgres.ts';
import { drift } from '../../../bff/src/core/database/drift.ts';
import { migrate } from '../../../bff/src/core/database/migrate.ts';

/** A model or a migration without a line, or without any. Files are paths of this machine. */
export interface Lacking {
  readonly file: string;
  readonly text: string;
  readonly removed: string;
}

interface Table {
  readonly name: string;
  readonly model: string;
  readonly migration: string;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Whether models and database part, or one of the two is refused: the table is made anew by what the migration says. */
async function isToldOf(url: string, { name, model, migration }: Table, { file, text }: Lacking) {
  const whole = readFileSync(model, 'utf8');
  try {
    if (file === model) writeFileSync(model, text);
    await execute(url, `DROP TABLE IF EXISTS "${name}"`);
    await execute(url, file === migration ? text : readFileSync(migration, 'utf8'));
    return (await drift(url)) !== null;
  } catch {
    return true;
  } finally {
    writeFileSync(model, whole);
  }
}

/**
 * What of `lacking` the BFF's check of its migrations lets pass. For the copy of a checkout that this module lies in, with one
 * PostgreSQL for all of them. Throws where the table as it is doesn't pass.
 */
export async function unseenInSchema(table: Table, lacking: readonly Lacking[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fio-schema-'));
  chmodSync(folder, 0o755); // as root the server runs under an account of its own
  const [directory, logFile] = [join(folder, 'cluster'), join(folder, 'postgres.log')];
  const postgres = new EmbeddedPostgres({ directory, logFile, durable: false });
  try {
    await postgres.start();
    await execute(postgres.url(), 'CREATE DATABASE made');
    const url = postgres.url('made');
    await migrate(url);
    const model = readFileSync(table.model, 'utf8');
    if (await isToldOf(url, table, { file: table.model, text: model, removed: '' }))
      throw new Error(`${table.name}: its model and its migration part`);
    const unseen: string[] = [];
    for (const one of lacking) if (!(await isToldOf(url, table, one))) unseen.push(one.removed);
    return unseen;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
