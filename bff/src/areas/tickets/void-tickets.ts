import type { TicketState } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';

/** The states out of which a number may be voided. */
const LIVE: TicketState[] = ['distributed', 'awarded'];

/**
 * Voids those of the numbers that still count; answers how many. They keep their rows, with the reason, stay out of
 * every draw and are never given again.
 */
export async function voidTickets(
  tx: Transaction,
  which: { readonly invoiceId: string } | { readonly drawId: string; readonly counter: number },
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<number> {
  const { count } = await tx.ticket.updateMany({
    where: { ...which, state: { in: LIVE } },
    data: { state: 'voided', reason, voidedAt: now },
  });
  return count;
}
