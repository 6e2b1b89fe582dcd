import { sql } from '../../core/database/sql.ts';
import type { StoryPart } from '../../engine/story-part.ts';

/** By what a session is found again: as sessionId(), what it is stored as never leaves. */
const ID = sql`left(encode(sha256(convert_to('session id', 'UTF8') || s.token_hash), 'hex'), 32)`;

interface Row {
  readonly id: string;
  readonly live: boolean;
  readonly ip: string;
  readonly userAgent: string;
  /** null: the person themselves; without a name: somebody who is no longer of the staff. */
  readonly enteredBy: string | null;
}

/** From where somebody's account was used, by themselves or by staff who had entered as them. */
export const sessionStory: StoryPart<'sessions'> = {
  access: 'registrations:view',
  rows: ({ id }) => sql`
    SELECT s.created_at AS at, ${ID} AS id FROM sessions s
    WHERE s.strategy = 'user' AND s.subject_id = ${id}::uuid`,
  read: async ({ db, clock }, ids, { id }) => {
    const rows = await db.$queryRaw<Row[]>`
      SELECT ${ID} AS id, s.ip, s.user_agent AS "userAgent",
        s.revoked_at IS NULL AND s.expires_at > ${clock.now()} AS live,
        CASE WHEN s.entered_by_id IS NOT NULL THEN coalesce(u.name, '') END AS "enteredBy"
      FROM sessions s LEFT JOIN admin_users u ON u.id = s.entered_by_id
      WHERE s.strategy = 'user' AND s.subject_id = ${id}::uuid AND ${ID} = ANY (${ids})`;
    return rows.map((row) => ({ ...row, recordId: null }));
  },
};
