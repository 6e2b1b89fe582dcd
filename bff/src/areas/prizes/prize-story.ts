import type { PrizeState } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import type { StoryPart } from '../../engine/story-part.ts';

/** What somebody won at once or was given. */
export const prizeStory: StoryPart<'prizes'> = {
  access: 'prizes:list',
  rows: ({ id }) => sql`
    SELECT coalesce(claimed_at, created_at) AS at, id::text AS id FROM prizes
    WHERE registration_id = ${id}::uuid`,
  read: async ({ db }, ids) => {
    const rows = await db.prize.findMany({
      where: { id: { in: ids } },
      select: { id: true, state: true, kind: { select: { title: true } } },
    });
    return rows.map(({ id, kind: { title }, state }) => ({
      id,
      recordId: id,
      title,
      // Held by a check constraint.
      state: state as PrizeState,
    }));
  },
};
