import type { ConsentEntry } from '@fio/contracts';
import { sql } from '../../core/database/sql.ts';
import type { StoryPart } from '../../engine/story-part.ts';

/** What somebody accepted or refused. */
export const consentStory: StoryPart<'consents'> = {
  access: 'registrations:view',
  rows: ({ id }) => sql`SELECT at, id::text AS id FROM consents WHERE registration_id = ${id}::uuid`,
  read: async ({ db }, ids) => {
    const rows = await db.consent.findMany({
      where: { id: { in: ids } },
      select: { id: true, purpose: true, granted: true, version: true },
    });
    return rows.map((row) => ({
      ...row,
      recordId: null,
      // Held by a check constraint.
      purpose: row.purpose as ConsentEntry['purpose'],
    }));
  },
};
