import { defineArea } from '../../engine/Area.ts';
import { invitationExports } from './invitations.export.ts';
import { adminInvitationRoutes, invitationRoutes } from './invitations.routes.ts';
import { invitationPart, invitationTables } from './personal-invitations.ts';

/** Who brought whom. */
export const invitationsArea = defineArea({
  name: 'invitations',
  audited: [{ name: 'invitations', page: null }],
  routes: [...adminInvitationRoutes, ...invitationRoutes],
  exports: [invitationExports],
  personTables: invitationTables,
  packageParts: [invitationPart],
});

export { noteInvitation } from './note-invitation.ts';
