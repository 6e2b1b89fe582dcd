import type { Pool } from 'pg';

const DAY = 86_400_000;

/**
 * What has no more use. Access records stay for the six months of the Marco Civil da Internet (article 15), used links
 * a while for the questions people ask about them; a CPF barred at its owner's own wish for the year that a promotion
 * may last at most (docs/decisions/083).
 */
const STATEMENTS: readonly { text: string; keep: number }[] = [
  { text: 'DELETE FROM sessions WHERE expires_at < $1', keep: 184 * DAY },
  { text: 'DELETE FROM link_tokens WHERE expires_at < $1', keep: 7 * DAY },
  { text: 'DELETE FROM idempotency_keys WHERE created_at < $1', keep: DAY },
  { text: "DELETE FROM blocked_cpfs WHERE reason = 'own_request' AND created_at < $1", keep: 366 * DAY },
  { text: 'DELETE FROM bulk_runs WHERE created_at < $1', keep: 30 * DAY },
  // The last words to who has left: sent or failed by then, and of no more use with the address in them.
  {
    text: "DELETE FROM outbox_messages WHERE template = 'account_deleted' AND created_at < $1",
    keep: 7 * DAY,
  },
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
