import type { MailState } from '@fio/domain';
import { sql } from '../../../core/database/sql.ts';
import type { StoryPart } from '../../../engine/story-part.ts';

/** Letters to somebody's address of today, and those to an older one that name them. */
export const mailStory: StoryPart<'emails'> = {
  access: 'dispatches:list',
  rows: ({ id, email }) => sql`
    SELECT created_at AS at, id::text AS id FROM outbox_messages
    WHERE recipient = ${email} OR registration_id = ${id}::uuid`,
  read: async ({ db }, ids) => {
    const rows = await db.outboxMessage.findMany({
      where: { id: { in: ids } },
      select: { id: true, subject: true, state: true },
    });
    // Held by a check constraint.
    return rows.map((row) => ({ ...row, recordId: row.id, state: row.state as MailState }));
  },
};
