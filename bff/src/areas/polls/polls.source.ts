import type { adminPolls } from '@fio/contracts';
import { uuid } from '../../core/crud/source.ts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Votes of one theory, as the voting tallies them. */
export const pollVotes = Prisma.sql`(SELECT coalesce(sum(t.votes), 0) FROM vote_tallies t WHERE t.poll_id = p.id)`;

/** The state in force at `now`. */
export const pollState = (now: Date) => Prisma.sql`poll_state_at(p.state, p.opens_at, p.closes_at, ${now})`;

/** Where the list of theories and its export come from. */
export const pollSource: SourceOf<typeof adminPolls> = {
  from: Prisma.sql`polls p JOIN shows s ON s.id = p.show_id`,
  id: Prisma.sql`p.id`,
  search: Prisma.sql`p.search`,
  filters: {
    state: (state, now) => Prisma.sql`${pollState(now)} = ${state}`,
    showId: (id) => Prisma.sql`p.show_id = ${uuid(id)}`,
    type: (type) => Prisma.sql`p.type = ${type}`,
    suspicious: () =>
      Prisma.sql`EXISTS (SELECT FROM suspicious_votes v WHERE v.poll_id = p.id AND v.decision IS NULL)`,
  },
  sorts: {
    title: Prisma.sql`fold_text(p.title)`,
    opensAt: Prisma.sql`p.opens_at`,
    closesAt: Prisma.sql`p.closes_at`,
    votes: pollVotes,
    updatedAt: Prisma.sql`p.updated_at`,
  },
  defaultSort: '-updatedAt',
};
