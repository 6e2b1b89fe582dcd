import type { TicketState } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { uuid } from '../../core/crud/source.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** The states out of which a number may be voided. */
const LIVE: TicketState[] = ['distributed', 'awarded'];

type Which = { readonly invoiceId: string } | { readonly drawId: string; readonly counter: number };

/**
 * Their draws, held until the commit: first the draw, then its numbers, as who publishes it does, so that the two never wait
 * for each other.
 */
async function lockDraws(tx: Transaction, which: Which): Promise<void> {
  const ids =
    'drawId' in which
      ? Prisma.sql`${uuid(which.drawId)}`
      : Prisma.sql`SELECT draw_id FROM tickets WHERE invoice_id = ${uuid(which.invoiceId)}`;
  await tx.$executeRaw`SELECT FROM draws WHERE id IN (${ids}) ORDER BY id FOR SHARE`;
}

/**
 * Voids those of the numbers that still count; answers how many. They keep their rows, with the reason, stay out of
 * every draw and are never given again.
 */
export async function voidTickets(
  tx: Transaction,
  which: Which,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<number> {
  await lockDraws(tx, which);
  const { count } = await tx.ticket.updateMany({
    where: { ...which, state: { in: LIVE } },
    data: { state: 'voided', reason, voidedAt: now },
  });
  return count;
}
