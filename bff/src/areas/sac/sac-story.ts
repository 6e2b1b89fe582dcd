import type { SacSubject } from '@fio/contracts';
import type { SacState } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import type { StoryPart } from '../../engine/story-part.ts';

/** What somebody wrote to customer service while signed in: that a guest has their address proves nothing. */
export const sacStory: StoryPart<'customerService'> = {
  access: 'sac:list',
  rows: ({ id }) => sql`
    SELECT created_at AS at, id::text AS id FROM sac_requests WHERE registration_id = ${id}::uuid`,
  read: async ({ db }, ids) => {
    const rows = await db.sacRequest.findMany({
      where: { id: { in: ids } },
      select: { id: true, protocol: true, subject: true, state: true },
    });
    return rows.map(({ id, protocol, subject, state }) => ({
      id,
      protocol,
      recordId: id,
      // Held by check constraints.
      subject: subject as SacSubject,
      state: state as SacState,
    }));
  },
};
