import { defineArea } from '../../engine/Area.ts';
import { job } from '../../engine/job.ts';
import { ticketsArea, type TicketServices } from '../tickets/index.ts';
import { invitationExports } from './invitations.export.ts';
import { adminInvitationRoutes, invitationRoutes } from './invitations.routes.ts';
import { invitationPart, invitationTables } from './personal-invitations.ts';
import { settleInvitations } from './settle-invitations.ts';
import { SETTLE_CRON, settleQueue } from './settle-queue.ts';

/** Who brought whom, and what it gives. */
export const invitationsArea = defineArea<TicketServices>({
  name: 'invitations',
  audited: [{ name: 'invitations', page: null }],
  routes: [...adminInvitationRoutes, ...invitationRoutes],
  jobs: [
    job(
      settleQueue,
      ({ infrastructure, services }) =>
        () =>
          settleInvitations({ ...infrastructure, ...services }),
      SETTLE_CRON,
    ),
  ],
  services: (_infrastructure, product) => product.servicesOf(ticketsArea),
  exports: [invitationExports],
  personTables: invitationTables,
  packageParts: [invitationPart],
});

export { noteInvitation } from './note-invitation.ts';
export { settleSoon } from './settle-queue.ts';
