import type { Pool } from 'pg';
import { askIn, type Ask } from './in-snapshot.ts';
import { takeClient } from './take-client.ts';

/** Has `work` done in one transaction of plain statements: all of it stands once this resolves, or none of it. */
export async function inTransaction<T>(pool: Pool, work: (run: Ask) => Promise<T>): Promise<T> {
  const { client, release } = await takeClient(pool);
  try {
    await client.query('BEGIN');
    const result = await work(askIn(client));
    await client.query('COMMIT');
    release();
    return result;
  } catch (error) {
    // A connection that can't even take back stands anywhere: nobody else gets it.
    await client.query('ROLLBACK').then(
      () => release(),
      () => release(true),
    );
    throw error;
  }
}
