import { adminTickets } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { adminTicketRoutes } from './admin-tickets.routes.ts';
import { LuckyNumbers } from './LuckyNumbers.ts';
import { printed } from './ticket-record.ts';
import type { TicketServices } from './ticket-services.ts';
import { ticketExports } from './tickets.export.ts';
import { numberPoolRoutes, ticketRoutes } from './tickets.routes.ts';
import { earningPart, earningTables } from './earning/personal-earnings.ts';
import { ticketPart, ticketTable } from './personal-tickets.ts';

/** Lucky numbers. */
export const ticketsArea = defineArea<TicketServices>({
  name: 'tickets',
  audited: [{ name: 'tickets', page: null }],
  routes: [...adminTicketRoutes, ...numberPoolRoutes, ...ticketRoutes],
  services: ({ vaults }) => ({ luckyNumbers: new LuckyNumbers(vaults.seeds) }),
  exports: [ticketExports],
  findables: [findable(adminTickets, printed, ({ holder, draw }) => `${holder.name} · ${draw.title}`)],
  personTables: [ticketTable, ...earningTables],
  packageParts: [ticketPart, earningPart],
});

export { commitmentOf } from './commitment.ts';
export { earningRuleOf } from './earning/earning-rule-of.ts';
export { countReceipts, type ValidReceipt } from './earning/count-receipts.ts';
export { type ConfirmedInvitation, countInvitations } from './earning/count-invitations.ts';
export { titledEntries } from './earning/earning-entries.ts';
export { takeBackReceipt } from './earning/take-back-receipt.ts';
export { voidLostInvitations } from './earning/void-lost-invitations.ts';
export { ITS_INVITATION } from './earning/void-reasons.ts';
export { grantAll } from './grant-numbers.ts';
export { allCommitments, awaited } from './number-pools.ts';
export { type RunningDraw, runningDraw, runningDraws } from './running-draw.ts';
export { idOf as ticketIdOf } from './ticket-record.ts';
export type { Granted } from './LuckyNumbers.ts';
export type { TicketServices } from './ticket-services.ts';
