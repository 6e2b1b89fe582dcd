import type { Pool, PoolClient } from 'pg';
import { takeClient } from '../database/take-client.ts';

/**
 * Has `work` read one state of the database over a connection of its own, for as long as it takes. When `signal` is
 * aborted the statement under way ends at once; it rejects then, as it does when the statement fails.
 */
export async function readSnapshot<T>(
  pool: Pool,
  signal: AbortSignal,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const { client, release } = await takeClient(pool);
  let stop = () => {};
  try {
    // Millions of rows to a workbook take longer than any other statement may.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0');
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    stop = () => void pool.query('SELECT pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => undefined);
    signal.addEventListener('abort', stop, { once: true });
    signal.throwIfAborted();
    const result = await work(client);
    await client.query('COMMIT');
    release();
    return result;
  } catch (error) {
    // It may stand in the middle of a copy: nobody else gets it.
    release(true);
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
