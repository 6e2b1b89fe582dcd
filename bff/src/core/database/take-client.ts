import type { Pool, PoolClient } from 'pg';

/** Whoever asks over a lost connection is told by the statement that fails. */
const ignore = () => undefined;

/**
 * A connection of one's own, with the way to give it back: `isSpoilt` has it closed, so that nobody else gets it. The pool
 * listens to those that lie in it alone: one that was taken out and lost without a listener would end the process.
 */
export async function takeClient(
  pool: Pool,
): Promise<{ client: PoolClient; release: (isSpoilt?: boolean) => void }> {
  const client = await pool.connect();
  client.on('error', ignore);
  return {
    client,
    release: (isSpoilt = false) => {
      client.off('error', ignore);
      client.release(isSpoilt);
    },
  };
}
