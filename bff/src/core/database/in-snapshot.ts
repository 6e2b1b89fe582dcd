import type { Pool, PoolClient } from 'pg';
import { takeClient } from './take-client.ts';

/** One named statement with its values. */
export type Ask = <Row>(name: string, text: string, values: readonly unknown[]) => Promise<readonly Row[]>;

/** Statements on a connection of one's own. */
export const askIn =
  (client: PoolClient): Ask =>
  async (name, text, values) =>
    (await client.query({ name, text, values: [...values] })).rows;

/** Has `work` ask in one snapshot of the database: whatever is committed meanwhile, it sees one state and changes none. */
export async function inSnapshot<T>(pool: Pool, work: (ask: Ask) => Promise<T>): Promise<T> {
  const { client, release } = await takeClient(pool);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const result = await work(askIn(client));
    await client.query('COMMIT');
    release();
    return result;
  } catch (error) {
    // The connection may stand anywhere: nobody else gets it.
    release(true);
    throw error;
  }
}
