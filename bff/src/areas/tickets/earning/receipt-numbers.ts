import type { Transaction } from '../../../core/database/prisma.ts';
import { AppError } from '../../../core/errors.ts';
import { ITS_INVOICE, ITS_VALUE } from './void-reasons.ts';
import type { Holder } from './lock-balance.ts';

/** The draw, locked until the commit against whoever closes its list or publishes it. */
export async function lockDraw(tx: Transaction, drawId: string) {
  await tx.$executeRaw`SELECT FROM draws WHERE id = ${drawId}::uuid FOR SHARE`;
  const draw = await tx.draw.findUnique({ where: { id: drawId }, include: { numbers: true } });
  if (draw === null) throw new AppError('NOT_FOUND');
  const { earning, listClosedAt, numbers } = draw;
  const isOpen = listClosedAt === null;
  return { earning, isOpen, isGiving: isOpen && numbers !== null && numbers.revealedAt === null };
}

/** Those of a receipt that refusals haven't voided; one voided by hand has been earned all the same. */
export const numbersOf = (tx: Transaction, drawId: string, invoiceId: string): Promise<number> =>
  tx.ticket.count({
    where: { drawId, invoiceId, NOT: { state: 'voided', reason: { in: [ITS_INVOICE, ITS_VALUE] } } },
  });

/** Voids the latest of the numbers that a person's receipts earned; answers how many. */
export async function voidLatest(
  tx: Transaction,
  { drawId, registrationId }: Holder,
  count: number,
  now: Date,
): Promise<number> {
  const latest = await tx.ticket.findMany({
    where: { drawId, registrationId, origin: 'invoice', state: 'distributed' },
    orderBy: { counter: 'desc' },
    take: count,
    select: { counter: true },
  });
  const { count: voided } = await tx.ticket.updateMany({
    where: { drawId, counter: { in: latest.map(({ counter }) => counter) }, state: 'distributed' },
    data: { state: 'voided', reason: ITS_VALUE, voidedAt: now },
  });
  return voided;
}
