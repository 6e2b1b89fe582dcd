import { sql } from '../../core/database/sql.ts';
import type { StoryPart } from '../../engine/story-part.ts';

/** Passkeys that somebody has, by when they were made. */
export const passkeyStory: StoryPart<'passkeys'> = {
  access: 'registrations:view',
  rows: ({ id }) => sql`
    SELECT created_at AS at, id::text AS id FROM passkeys WHERE registration_id = ${id}::uuid`,
  read: async ({ db }, ids) => {
    const rows = await db.passkey.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    return rows.map((row) => ({ ...row, recordId: null }));
  },
};
