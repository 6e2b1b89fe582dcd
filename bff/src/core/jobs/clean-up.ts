import type { Pool } from 'pg';

const DAY = 86_400_000;

/**
 * What has no more use. Sessions and used links stay a while after their end, for the questions people ask
 * about them ("who was signed in?"); idempotency keys and limits don't.
 */
const STATEMENTS: readonly { text: string; keep: number }[] = [
  { text: 'DELETE FROM sessions WHERE expires_at < $1', keep: 30 * DAY },
  { text: 'DELETE FROM link_tokens WHERE expires_at < $1', keep: 7 * DAY },
  { text: 'DELETE FROM idempotency_keys WHERE created_at < $1', keep: DAY },
  { text: 'DELETE FROM rate_limits WHERE expire < extract(epoch FROM $1::timestamptz) * 1000', keep: 0 },
];

/** Answers how many rows went. */
export async function cleanUp(pool: Pool, now: Date): Promise<number> {
  let removed = 0;
  for (const { text, keep } of STATEMENTS) {
    const { rowCount } = await pool.query(text, [new Date(now.getTime() - keep)]);
    removed += rowCount ?? 0;
  }
  return removed;
}
