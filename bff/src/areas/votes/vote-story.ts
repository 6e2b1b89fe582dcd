import { sql } from '../../core/database/sql.ts';
import type { StoryPart } from '../../engine/story-part.ts';

/** Somebody's answers of today; a theory has but one. */
export const voteStory: StoryPart<'votes'> = {
  access: 'polls:list',
  rows: ({ id }) => sql`
    SELECT voted_at AS at, poll_id::text AS id FROM votes WHERE voter_id = ${id}::uuid`,
  read: async ({ db }, ids, { id: voterId }) => {
    const rows = await db.vote.findMany({
      where: { voterId, pollId: { in: ids } },
      select: {
        pollId: true,
        poll: { select: { title: true, show: { select: { title: true } } } },
        option: { select: { label: true } },
      },
    });
    return rows.map(({ pollId, poll, option }) => ({
      id: pollId,
      recordId: pollId,
      theory: poll.title,
      show: poll.show.title,
      answer: option.label,
    }));
  },
};
