import type { adminInvitations } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { midnight } from '../../core/crud/source.ts';
import { findPeople } from '../../core/people/find-people.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Either of the two, whom an index of people finds: nothing is read of everybody else. */
const eitherOf = (people: Prisma.Sql) => {
  const found = Prisma.sql`(SELECT r.id FROM registrations r WHERE ${people})`;
  return Prisma.sql`(i.inviter_id IN ${found} OR i.invited_id IN ${found})`;
};

/** Where the list of invitations and its export come from; it is searched by either person, as people are. */
export const invitationSource: SourceOf<typeof adminInvitations> = {
  from: Prisma.sql`invitations i
    JOIN registrations inviter ON inviter.id = i.inviter_id
    JOIN registrations invited ON invited.id = i.invited_id`,
  id: Prisma.sql`i.id`,
  search: (text) => findPeople(text).map(({ where, order }) => ({ where: eitherOf(where), order })),
  filters: {
    state: (state) => Prisma.sql`i.state = ${state}`,
    from: (day) => Prisma.sql`i.created_at >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`i.created_at < ${midnight(day, 1)}`,
  },
  sorts: { createdAt: Prisma.sql`i.created_at` },
  defaultSort: '-createdAt',
};
