import { tickets } from '@fio/contracts';
import { area } from '../../http/area.ts';
import { ownTickets } from './own-tickets.ts';

export const ticketRoutes = area(tickets, {
  mine: (_input, context) => ownTickets(context),
});
