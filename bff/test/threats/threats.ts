import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { TestApp } from '../app.ts';

/**
 * Who could bend a promotion, and how. Each is played over the API, by SQL as the role that the product works as, and by SQL
 * as the owner of the database, whom nothing refuses: then a stranger's verifier has to see it. The tests beside are described by them, and by
 * nothing else; one without any fails.
 */
export const THREATS = [
  'a receipt that never existed',
  'somebody sends another’s key first',
  'the second person is the first one’s own account',
  'a winner struck after the extraction',
  'voids before the freeze',
  'freezing late',
  'postponing until a better extraction',
  'many runs, one published',
  'prize moments read from the database or a backup',
  'seeds chosen to please',
  'history rewritten, or two faces of it',
  'the checker is the operator’s own script',
  'the owner of the database edits the audit',
] as const;

/** SQL as the owner of a test's database. */
export interface Owner {
  readonly query: (statement: string, values?: unknown[]) => Promise<pg.QueryResult>;
  /** Past the triggers of a table. */
  readonly bend: (table: string, statement: string, values?: unknown[]) => Promise<void>;
}

/** Registers the hooks of a test file; the app works as the role that owns no table. */
export function owner(app: () => TestApp): Owner {
  let client: pg.Client;
  beforeAll(async () => {
    const { pathname } = new URL(app().config.databaseUrl);
    const connectionString = Object.assign(new URL(inject('postgresUrl')), { pathname }).href;
    client = new pg.Client({ connectionString });
    await client.connect();
  });
  afterAll(() => client.end());
  const query: Owner['query'] = (statement, values) => client.query(statement, values);
  const bend: Owner['bend'] = async (table, statement, values) => {
    await query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    const { rowCount } = await query(statement, values);
    await query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    if (!rowCount) throw new Error(`Nothing was bent: ${statement}`);
  };
  return { query, bend };
}
