import type pg from 'pg';

/** A schema of its own, so that no migration knows of it: while it is there, what the database holds is not whole. */
const SCHEMA = 'fio_restore';

/** A restore was begun in this database and didn't come to its end. */
export class UnfinishedRestore extends Error {
  override readonly name = 'UnfinishedRestore';

  constructor() {
    super(
      'A restore was begun in this database and is not finished: run it again with the same backup (docs/runbooks/restore.md).',
    );
  }
}

type Queries = Pick<pg.ClientBase, 'query'>;

/** The seal of the backup that is being restored here; null where none is. */
export async function restoreUnderWay(client: Queries): Promise<string | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('${SCHEMA}.begun') IS NOT NULL AS there`,
  );
  if (rows[0]?.there !== true) return null;
  const begun = await client.query<{ backup: string }>(`SELECT backup FROM ${SCHEMA}.begun`);
  return begun.rows[0]?.backup ?? null;
}

/** Throws an UnfinishedRestore while a restore is under way. */
export async function refuseUnfinished(client: Queries): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regnamespace('${SCHEMA}') IS NOT NULL AS there`,
  );
  if (rows[0]?.there === true) throw new UnfinishedRestore();
}

export async function markRestore(client: Queries, backup: string): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
  await client.query(`CREATE TABLE IF NOT EXISTS ${SCHEMA}.begun (backup TEXT NOT NULL)`);
  await client.query(`INSERT INTO ${SCHEMA}.begun SELECT $1 WHERE NOT EXISTS (SELECT FROM ${SCHEMA}.begun)`, [
    backup,
  ]);
}

export async function forgetRestore(client: Queries): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
}
