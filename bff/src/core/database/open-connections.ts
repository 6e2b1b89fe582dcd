import type { Pool } from 'pg';

/**
 * Opens `count` connections of a pool, or as many as it may have, before anybody waits for one. What can't be had now is opened when
 * it is asked for.
 */
export async function openConnections(pool: Pool, count: number): Promise<void> {
  const connections = Array.from({ length: Math.min(count, pool.options.max) }, () => pool.connect());
  for (const opened of await Promise.allSettled(connections))
    if (opened.status === 'fulfilled') opened.value.release();
}
