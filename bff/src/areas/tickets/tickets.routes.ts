import { numberPools, tickets } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import type { TicketServices } from './ticket-services.ts';
import { allCommitments, commitPool, revealPool } from './number-pools.ts';
import { ownTickets } from './own-tickets.ts';

export const ticketRoutes = area(tickets, {
  proof: (_input, context) => allCommitments(context),
  mine: (_input, context) => ownTickets(context),
});

export const numberPoolRoutes = area(numberPools, {
  commit: ({ params, body }, context, services: TicketServices) =>
    commitPool(context, services, params.drawId, body),
  reveal: ({ params }, context) => revealPool(context, params.drawId),
});
