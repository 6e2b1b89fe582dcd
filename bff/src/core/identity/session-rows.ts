import type { Strategy } from '@fio/contracts';
import type { AdminType } from '@fio/contracts';
import type { Pool } from 'pg';

/** A live session of a live subject, as the request path needs it. */
export interface SessionRow {
  /** SHA-256 of the token in hex: the key of every map here. */
  hash: string;
  strategy: Strategy;
  subjectId: string;
  /** In hex too: a buffer of 32 bytes keeps the eight kilobytes that it was cut from. */
  bindingHash: string | null;
  enteredById: string | null;
  lastSeenAt: Date;
  expiresAt: Date;
  provedAt: Date | null;
  name: string | null;
  email: string | null;
  type: AdminType | null;
  permissions: unknown;
  /** Whether the sign-in of this member of staff asks for a code. */
  secondFactor: boolean;
}

/** What a statement tells of a session, whosever it is: times as milliseconds, which are read ten times as fast as PostgreSQL's text. */
interface Told extends Omit<SessionRow, 'lastSeenAt' | 'expiresAt' | 'provedAt'> {
  lastSeenAt: number;
  expiresAt: number;
  provedAt: number | null;
}

const milliseconds = (column: string) => `date_part('epoch', s.${column}) * 1000`;

/**
 * Sessions whose subject is gone, disabled or blocked aren't found at all, and neither are visitors' sessions
 * opened by staff who have been disabled since. Expiry is compared by the caller's clock.
 */
const find = (strategy: Strategy, columns: string, subject: string) => `
SELECT encode(s.token_hash, 'hex') AS hash, s.strategy, s.subject_id AS "subjectId", encode(s.binding_hash, 'hex') AS "bindingHash",
       s.entered_by_id AS "enteredById", ${milliseconds('last_seen_at')} AS "lastSeenAt",
       ${milliseconds('expires_at')} AS "expiresAt", ${milliseconds('proved_at')} AS "provedAt", ${columns}
FROM sessions s ${subject}
LEFT JOIN admin_users e ON e.id = s.entered_by_id AND e.disabled_at IS NULL
WHERE s.token_hash = ANY ($1::bytea[]) AND s.strategy = '${strategy}' AND s.revoked_at IS NULL
  AND (s.entered_by_id IS NULL OR e.id IS NOT NULL)`;

/** One for each: a visitor's vote pays for no look at who is staff. */
const FIND = {
  user: find(
    'user',
    'NULL AS name, NULL AS email, NULL AS type, NULL AS permissions, false AS "secondFactor"',
    'JOIN registrations r ON r.id = s.subject_id AND r.disabled_at IS NULL AND r.blocked_at IS NULL',
  ),
  admin: find(
    'admin',
    `a.name, a.email, a.type, coalesce(a.permissions, t.permissions) AS permissions, f.admin_user_id IS NOT NULL AS "secondFactor"`,
    `JOIN admin_users a ON a.id = s.subject_id AND a.disabled_at IS NULL
LEFT JOIN type_permissions t ON t.type = a.type
LEFT JOIN two_factors f ON f.admin_user_id = a.id AND f.confirmed_at IS NOT NULL`,
  ),
} as const satisfies Record<Strategy, string>;

const instant = (told: number) => new Date(Math.round(told));

/** One statement for all `hashes`; named, so that PostgreSQL plans it once per connection. */
export async function findSessions(
  pool: Pool,
  strategy: Strategy,
  hashes: readonly string[],
): Promise<Map<string, SessionRow>> {
  const { rows } = await pool.query<Told>({
    name: `find-sessions-${strategy}`,
    text: FIND[strategy],
    values: [hashes.map((hash) => `\\x${hash}`)],
  });
  return new Map(
    rows.map((row) => [
      row.hash,
      {
        ...row,
        lastSeenAt: instant(row.lastSeenAt),
        expiresAt: instant(row.expiresAt),
        provedAt: row.provedAt === null ? null : instant(row.provedAt),
      },
    ]),
  );
}

/** Never moves backwards, whichever process writes last. */
export async function touchSessions(pool: Pool, hashes: readonly string[], at: Date): Promise<void> {
  await pool.query(
    'UPDATE sessions SET last_seen_at = $2 WHERE token_hash = ANY ($1::bytea[]) AND last_seen_at < $2',
    [hashes.map((hash) => `\\x${hash}`), at],
  );
}
