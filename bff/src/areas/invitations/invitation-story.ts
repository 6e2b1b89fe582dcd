import type { InvitationSign, InvitationState } from '@fio/domain';
import { sql } from '../../core/database/sql.ts';
import type { StoryPart } from '../../engine/story-part.ts';

/** Who came by somebody's link, and by whose they came. Who the other is its own page says. */
export const invitationStory: StoryPart<'invitations'> = {
  access: 'invitations:list',
  rows: ({ id }) => sql`
    SELECT created_at AS at, id::text AS id FROM invitations
    WHERE inviter_id = ${id}::uuid OR invited_id = ${id}::uuid`,
  read: async ({ db }, ids, person) => {
    const rows = await db.invitation.findMany({
      where: { id: { in: ids } },
      select: { id: true, inviterId: true, state: true, signs: true },
    });
    return rows.map(({ id, inviterId, state, signs }) => ({
      id,
      recordId: id,
      side: inviterId === person.id ? ('sent' as const) : ('came' as const),
      // Held by a check constraint, and by what alone writes them.
      state: state as InvitationState,
      signs: signs as InvitationSign[],
    }));
  },
};
