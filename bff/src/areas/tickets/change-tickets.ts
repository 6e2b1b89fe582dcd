import type { adminTickets, BodyOf, ResultOf } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { receiver } from '../prizes/index.ts';
import { findPool } from './draw-totals.ts';
import { grantNumbers } from './grant-numbers.ts';
import type { TicketServices } from './ticket-services.ts';
import { findTicket, holderOf, keyOf, printed, ticketAudited, ticketDetailOf } from './ticket-record.ts';
import { voidTickets } from './void-tickets.ts';

/** Voids one number by hand, with a reason. CONFLICT when it is void already. */
export function voidByHand(context: RequestContext, id: string, reason: string) {
  return context.transaction(async (tx) => {
    const now = context.clock.now();
    const before = await findTicket(tx, id);
    if ((await voidTickets(tx, keyOf(id), { reason, now })) === 0) throw new AppError('CONFLICT');
    const after = await findTicket(tx, id);
    await recordAction(tx, {
      actor: context.actor,
      at: now,
      resource: 'tickets',
      recordId: id,
      action: 'invalidate',
      summary: printed(ticketDetailOf(before)),
      before: ticketAudited(before),
      after: ticketAudited(after),
      reason,
    });
    return ticketDetailOf(after);
  });
}

/** Gives numbers to a participant by hand, the next ones of the committed order like everybody's. */
export function giveByHand(
  context: RequestContext,
  { luckyNumbers }: TicketServices,
  { drawId, user, count, reason }: BodyOf<typeof adminTickets.generate>,
): Promise<ResultOf<typeof adminTickets.generate>> {
  const { clock } = context;
  return context.transaction(async (tx) => {
    const { draw } = await findPool(tx, drawId);
    const person = await receiver(context, tx, user);
    const grant = { registrationId: person.id, invoiceId: null, origin: 'manual' as const, count };
    const [granted = []] = await grantNumbers({ clock, luckyNumbers }, tx, drawId, [grant]);
    const numbers = granted.map(({ series, order, size }) => ({
      series,
      number: order,
      seriesSize: size,
    }));
    const holder = holderOf(person);
    await recordAction(tx, {
      actor: context.actor,
      at: clock.now(),
      resource: 'tickets',
      recordId: person.id,
      action: 'generate',
      summary: `${holder.name}: ${count}`,
      after: { draw: draw.title, holder: holder.name, luckyNumbers: numbers.map(printed).join(', ') },
      reason,
    });
    return { holder, numbers };
  });
}
