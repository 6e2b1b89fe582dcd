import { numberPools, tickets } from '@fio/contracts';
import { area } from '../../http/area.ts';
import { allCommitments, commitPool, revealPool } from './number-pools.ts';
import { ownTickets } from './own-tickets.ts';

export const ticketRoutes = area(tickets, {
  proof: (_input, context) => allCommitments(context),
  mine: (_input, context) => ownTickets(context),
});

export const numberPoolRoutes = area(numberPools, {
  commit: ({ params, body }, context) => commitPool(context, params.drawId, body),
  reveal: ({ params }, context) => revealPool(context, params.drawId),
});
