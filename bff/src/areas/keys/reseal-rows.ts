import type { Pool } from 'pg';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { SealedColumn } from '../../core/secrets/sealed-columns.ts';
import type { SecretBox } from '../../core/secrets/SecretBox.ts';

/** Rows read at once: each is written by itself, so nobody waits for more than one. */
const BATCH = 200;

type Dependencies = Pick<Infrastructure, 'pool' | 'vaults'>;

const boxOf = (services: Dependencies, { box }: SealedColumn): SecretBox =>
  ({
    cpf: services.vaults.cpf.box,
    twoFactor: services.vaults.twoFactor.box,
    seed: services.vaults.seeds,
    letter: services.vaults.letters,
    push: services.vaults.push,
    receipt: services.vaults.receipts,
    webhook: services.vaults.webhooks,
  })[box];

/** What isn't bound to its row, or was sealed with another key than the one that begins with $1. */
const stale = (column: string) =>
  `length(${column}) > 0 AND substring(${column} FROM 1 FOR length($1::bytea)) <> $1::bytea`;

/** How many texts of a column aren't bound to their rows or sealed with the key of this head. */
export async function countStale(
  { pool }: Pick<Dependencies, 'pool'>,
  { table, column }: SealedColumn,
  head: Buffer,
): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM ${table} WHERE ${stale(column)}`,
    [head],
  );
  return rows[0]?.count ?? 0;
}

interface Row {
  readonly id: string;
  readonly sealed: Buffer;
}

/** Puts a new text in the place of the one that was read; one that changed meanwhile is left to the next pass. */
async function replace(pool: Pool, { table, column, id }: SealedColumn, row: Row, fresh: Buffer) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // Guards of what is committed for good let this pass, and nothing else.
    await client.query(`SET LOCAL fio.resealing = 'on'`);
    await client.query(`UPDATE ${table} SET ${column} = $1 WHERE ${id} = $2::uuid AND ${column} = $3`, [
      fresh,
      row.id,
      row.sealed,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** Seals a column's texts with the key in use, each bound to its row; hears of each. May be begun again at any time. */
export async function resealRows(
  services: Dependencies,
  column: SealedColumn,
  head: Buffer,
  onProgress: () => void,
): Promise<void> {
  const { pool } = services;
  const box = boxOf(services, column);
  const { table, column: name, id } = column;
  for (let after = '00000000-0000-0000-0000-000000000000', more = true; more;) {
    const { rows } = await pool.query<Row>(
      `SELECT ${id}::text AS id, ${name} AS sealed FROM ${table}
       WHERE ${id} > $2::uuid AND ${stale(name)} ORDER BY ${id} LIMIT ${BATCH}`,
      [head, after],
    );
    for (const row of rows) {
      const place = column.place(row.id);
      await replace(pool, column, row, box.seal(box.open(row.sealed, place), place));
      onProgress();
    }
    after = rows.at(-1)?.id ?? after;
    more = rows.length === BATCH;
  }
}
