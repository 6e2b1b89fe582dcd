import type { Pool } from 'pg';
import { takeClient } from '../../../core/database/take-client.ts';

/** Any number that nothing else in the product locks by two. */
const LOCK = 7_270_031;

/**
 * Runs `work` unless another process does so for the same dispatch: then null. The lock is its connection's: a worker that is killed
 * lets go of it.
 */
export async function alone<T>(pool: Pool, dispatchId: string, work: () => Promise<T>): Promise<T | null> {
  const { client, release } = await takeClient(pool);
  const key = [LOCK, dispatchId];
  try {
    const { rows } = await client.query<{ got: boolean }>(
      'SELECT pg_try_advisory_lock($1::integer, hashtext($2)) AS got',
      key,
    );
    if (!rows[0]?.got) return null;
    try {
      return await work();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1::integer, hashtext($2))', key);
    }
  } finally {
    release();
  }
}
