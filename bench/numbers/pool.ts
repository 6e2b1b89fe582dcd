import type { Client, Pool } from 'pg';

/** The usual way: every number stored in shuffled order, the next free one taken past those that others hold. */
const GRANT = `
  UPDATE shuffled_numbers SET registration_id = $1, granted_at = now()
  WHERE position = (
    SELECT position FROM shuffled_numbers WHERE registration_id IS NULL
    ORDER BY position LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING series, number`;

/** Makes and fills the pool. */
export async function fillPool(client: Client, series: number): Promise<void> {
  await client.query(`
    CREATE TABLE shuffled_numbers (
      position INTEGER PRIMARY KEY, series INTEGER NOT NULL, number INTEGER NOT NULL,
      registration_id UUID, granted_at TIMESTAMPTZ, UNIQUE (series, number)
    )`);
  await client.query(
    `INSERT INTO shuffled_numbers
     SELECT row_number() OVER (ORDER BY random()), n / 100000, n % 100000 FROM generate_series(0, $1::integer - 1) AS n`,
    [series * 100_000],
  );
  await client.query(
    'CREATE INDEX shuffled_numbers_free ON shuffled_numbers (position) WHERE registration_id IS NULL',
  );
  await client.query('VACUUM ANALYZE shuffled_numbers');
}

/** One number in a transaction of its own. */
export const grantFromPool = (pool: Pool, registrationId: string) =>
  pool.query({ name: 'pool-grant', text: GRANT, values: [registrationId] });
