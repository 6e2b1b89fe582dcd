import { NEIGHBOURS, type numberCheck, type numberEverywhere } from '@fio/contracts';
import { ineligibilitiesOf, type NumberVerdict, type TicketState, verdictOf } from '@fio/domain';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import { allPools, findPool, rangeOf, type Pool } from './draw-totals.ts';
import { holderOf, idOf, ticketDetailOf, ticketOf, ticketsOf, type TicketRecord } from './ticket-record.ts';

type Check = z.input<typeof numberCheck>;
/** A number of a draw. */
interface Place {
  readonly drawId: string;
  readonly series: number;
  readonly number: number;
}

/** The nearest numbers of the series that take part in the draw, on one side. */
async function neighboursOf(
  tx: Transaction,
  { drawId, series, number }: Place,
  side: 'above' | 'below',
): Promise<Check['above']> {
  const found = await tx.ticket.findMany({
    where: {
      drawId,
      series,
      state: 'distributed',
      number: side === 'above' ? { gt: number } : { lt: number },
    },
    orderBy: { number: side === 'above' ? 'asc' : 'desc' },
    take: NEIGHBOURS,
    include: { registration: true },
  });
  return found.map((one) => ({
    id: idOf(one),
    series: one.series,
    number: one.number,
    holder: holderOf(one.registration),
  }));
}

function judge(
  ticket: TicketRecord | null,
  pool: Pool,
  { series, number }: Pick<Place, 'series' | 'number'>,
): Pick<Check, 'verdict' | 'ineligible'> {
  const { first, last, size } = rangeOf(pool);
  if (ticket === null) {
    const isInside = series >= first && series <= last && number < size;
    const verdict: NumberVerdict = isInside ? 'free' : 'outside';
    return { verdict, ineligible: [] };
  }
  const { blockedAt, disabledAt, anonymisedAt } = ticket.registration;
  const { invited } = ticket;
  const ineligible = ineligibilitiesOf({
    isBlocked: blockedAt !== null,
    isDisabled: disabledAt !== null,
    hasLeft: anonymisedAt !== null,
    invoiceState: ticket.invoice?.state ?? null,
    // Once the list is closed what becomes of whoever was invited changes nothing.
    isInvitationLost:
      pool.draw.listClosedAt === null &&
      invited !== null &&
      (invited.blockedAt ?? invited.disabledAt ?? invited.anonymisedAt) !== null,
  });
  // Held by a check constraint.
  return { verdict: verdictOf(ticket.state as TicketState, ineligible), ineligible };
}

/** What a number means for a draw. */
export async function checkNumber(tx: Transaction, place: Place): Promise<Check> {
  const { drawId } = place;
  const pool = await findPool(tx, drawId);
  const ticket = await ticketOf(tx, place);
  return {
    draw: { id: drawId, title: pool.draw.title },
    series: place.series,
    number: place.number,
    seriesSize: pool.seriesSize,
    ...judge(ticket, pool, place),
    ticket: ticket && ticketDetailOf(ticket),
    above: await neighboursOf(tx, place, 'above'),
    below: await neighboursOf(tx, place, 'below'),
  };
}

/** What a number means for every draw: who asks about one often can't say which draw it is of. */
export async function checkEverywhere(
  tx: Transaction,
  place: Pick<Place, 'series' | 'number'>,
): Promise<z.input<typeof numberEverywhere>> {
  const pools = await allPools(tx);
  const drawIds = pools.map(({ drawId }) => drawId);
  const tickets = new Map((await ticketsOf(tx, drawIds, place)).map((one) => [one.drawId, one]));
  return {
    items: pools.map((pool) => {
      const ticket = tickets.get(pool.drawId) ?? null;
      return {
        draw: { id: pool.drawId, title: pool.draw.title },
        seriesSize: pool.seriesSize,
        ...judge(ticket, pool, place),
        ticket: ticket && { id: ticket.id, holder: holderOf(ticket.registration) },
      };
    }),
  };
}
