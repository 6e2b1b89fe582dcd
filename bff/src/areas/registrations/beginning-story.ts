import { sql } from '../../core/database/sql.ts';
import type { StoryPart } from '../../engine/story-part.ts';

/** How it began. */
export const beginningStory: StoryPart<'registration'> = {
  access: 'registrations:view',
  rows: ({ id }) => sql`SELECT created_at AS at, id::text AS id FROM registrations WHERE id = ${id}::uuid`,
  read: (_infrastructure, ids) => Promise.resolve(ids.map((id) => ({ id, recordId: null }))),
};
