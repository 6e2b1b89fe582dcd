import { adminTickets } from '@fio/contracts';
import { byCpf } from '../../core/crud/by-cpf.ts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { namedByCpf } from '../../core/people/named-by-cpf.ts';
import { area } from '../../core/request/routes.ts';
import type { TicketServices } from './ticket-services.ts';
import { giveByHand, voidByHand } from './change-tickets.ts';
import { checkIntegrity } from './check-integrity.ts';
import { checkEverywhere, checkNumber } from './check-number.ts';
import { allPools, totalsOf } from './draw-totals.ts';
import { findTicket, loadTickets, ticketDetailOf, ticketRowOf } from './ticket-record.ts';
import { ticketTotalsOf } from './ticket-totals.ts';
import { startExport } from '../exports/index.ts';
import { ticketExports } from './tickets.export.ts';
import { ticketSource } from './tickets.source.ts';
import { topHolders } from './top-holders.ts';

export const adminTicketRoutes = area(adminTickets, {
  list: ({ query }, context) => {
    const { db, clock, vaults } = context;
    const page = listPage({
      db,
      source: anySource(ticketSource),
      query: byCpf(query, vaults.cpf),
      now: clock.now(),
      load: (ids: string[]) => loadTickets(db, ids),
      row: ticketRowOf,
    });
    return namedByCpf(context, { path: adminTickets.list.path, query, page });
  },
  export: ({ query, body }, context) =>
    startExport(ticketExports, { query: byCpf(query, context.vaults.cpf), body }, context),
  get: async ({ params }, { db }) => ticketDetailOf(await findTicket(db, params.id)),
  generate: ({ body }, context, services: TicketServices) => giveByHand(context, services, body),
  invalidate: ({ params, body }, context) => voidByHand(context, params.id, body.reason),
  draws: async (_input, { db }) => {
    const pools = await allPools(db);
    return { items: await Promise.all(pools.map((pool) => totalsOf(db, pool))) };
  },
  totals: ({ params }, { db, clock }) => ticketTotalsOf(db, params.drawId, clock.now()),
  holders: ({ params }, { db }) => topHolders(db, params.drawId),
  check: ({ params }, { db }) => checkNumber(db, params),
  everywhere: ({ params }, { db }) => checkEverywhere(db, params),
  integrity: ({ params }, context) => checkIntegrity(context, params.drawId, context.clock.now()),
});
