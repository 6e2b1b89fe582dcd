import type { WinnerState } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import type { StoryPart } from '../../engine/story-part.ts';

/** What was drawn for somebody, from the review of the calculation on, and where they wait as a surrogate: as staff list it. */
export const winStory: StoryPart<'wins'> = {
  access: 'winners:list',
  rows: ({ id }) => sql`
    SELECT created_at AS at, id::text AS id FROM winners WHERE registration_id = ${id}::uuid`,
  read: async ({ db }, ids) => {
    const rows = await db.winner.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        state: true,
        prize: { select: { title: true, draw: { select: { title: true } } } },
      },
    });
    return rows.map(({ id, prize, state }) => ({
      id,
      recordId: id,
      prize: prize.title,
      draw: prize.draw.title,
      // Held by a check constraint.
      state: state as WinnerState,
    }));
  },
};
