import type { SuggestionState } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import type { StoryPart } from '../../engine/story-part.ts';

/** The theories that somebody proposed. */
export const suggestionStory: StoryPart<'suggestions'> = {
  access: 'suggestions:list',
  rows: ({ id }) => sql`
    SELECT created_at AS at, id::text AS id FROM suggestions WHERE author_id = ${id}::uuid`,
  read: async ({ db }, ids) => {
    const rows = await db.suggestion.findMany({
      where: { id: { in: ids } },
      select: { id: true, text: true, state: true, show: { select: { title: true } } },
    });
    return rows.map(({ id, text, show, state }) => ({
      id,
      recordId: id,
      text,
      show: show.title,
      // Held by a check constraint.
      state: state as SuggestionState,
    }));
  },
};
