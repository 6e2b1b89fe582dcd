import type { Client } from 'pg';

/**
 * Runs `write` with none of the table's triggers, foreign keys and indexes, but that of the primary key, in the way,
 * and makes the indexes afterwards. What triggers would have filled, `write` writes.
 */
export async function inBulk(client: Client, table: string, write: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'f'`,
    [table],
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = $1 AND indexname <> $1 || '_pkey'`,
    [table],
  );
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (const { name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`);
  await write();
  await client.query(`SET maintenance_work_mem = '512MB'; SET max_parallel_maintenance_workers = 2`);
  for (const { definition } of indexes) await client.query(definition);
  await client.query(`VACUUM (ANALYZE) ${table}`);
}

/** Numbers between 0 and 1 that are always the same for `n`, made from it in one way for each `salt`. */
export const RANDOM = `
  CREATE FUNCTION pg_temp.random_of(n BIGINT, salt INTEGER) RETURNS DOUBLE PRECISION LANGUAGE sql IMMUTABLE
  RETURN (hashint8extended(n, salt) & 2147483647) / 2147483648.0;
  -- Of so many over ninety days, when the one numbered n came.
  CREATE FUNCTION pg_temp.came_at(n BIGINT, many BIGINT) RETURNS TIMESTAMPTZ LANGUAGE sql IMMUTABLE
  RETURN TIMESTAMPTZ '2026-08-23 03:00Z' + n * 7776000000 / many * INTERVAL '1 millisecond';
  -- And the UUID of version 7 that stands for it, and for n.
  CREATE FUNCTION pg_temp.id_of(n BIGINT, many BIGINT) RETURNS UUID LANGUAGE sql IMMUTABLE
  RETURN ('01' || to_hex(1787454000000 - 1099511627776 + n * 7776000000 / many) || '70008' || lpad(to_hex(n), 15, '0'))::uuid;`;
