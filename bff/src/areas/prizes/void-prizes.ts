import type { PrizeState } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { invalidatePrize } from './move-prize.ts';

/** The states out of which a win may be refused. */
const LIVE: PrizeState[] = ['pending', 'validated'];

/**
 * Refuses what an invoice has won, for it counts no more, and offers the slot again; answers how many. What was
 * delivered stays so.
 */
export async function voidPrizes(
  tx: Transaction,
  invoiceId: string,
  { actorId, now }: { readonly actorId: string | null; readonly now: Date },
): Promise<number> {
  await tx.$executeRaw`SELECT FROM prizes WHERE invoice_id = ${invoiceId}::uuid FOR NO KEY UPDATE`;
  const lost = await tx.prize.findMany({ where: { invoiceId, state: { in: LIVE } }, select: { id: true } });
  for (const { id } of lost) await invalidatePrize(tx, id, { actorId, now, reason: 'invoice_invalid' });
  return lost.length;
}
