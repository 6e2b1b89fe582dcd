import type { adminInvitations } from '@fio/contracts';
import type { SourceOf } from '../../core/crud/resource.ts';
import { midnight } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Where the list of invitations and its export come from; it is searched by either person's name. */
export const invitationSource: SourceOf<typeof adminInvitations> = {
  from: Prisma.sql`invitations i
    JOIN registrations inviter ON inviter.id = i.inviter_id
    JOIN registrations invited ON invited.id = i.invited_id`,
  id: Prisma.sql`i.id`,
  search: Prisma.sql`fold_text(concat_ws(' ', inviter.name, inviter.last_name, invited.name, invited.last_name))`,
  filters: {
    state: (state) => Prisma.sql`i.state = ${state}`,
    from: (day) => Prisma.sql`i.created_at >= ${midnight(day, 0)}`,
    to: (day) => Prisma.sql`i.created_at < ${midnight(day, 1)}`,
  },
  sorts: { createdAt: Prisma.sql`i.created_at` },
  defaultSort: '-createdAt',
};
