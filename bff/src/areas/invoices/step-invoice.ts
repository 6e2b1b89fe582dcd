import { canMoveInvoice, type InvoiceState } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';

/** Who moves an invoice, and what is noted of it. */
export interface InvoiceStep {
  /** null: an automatic check, or the participant. */
  readonly actorId: string | null;
  readonly note?: string;
}

const include = { registration: true } satisfies Prisma.InvoiceInclude;
export type SteppedInvoice = Prisma.InvoiceGetPayload<{ include: typeof include }>;

/**
 * One step along the table, CONFLICT beside it; the lock of whoever reviewed it is let go. The row is locked until the
 * commit, so of two who decide at once the second finds it decided; a trigger writes the history.
 */
export async function stepInvoice(
  tx: Transaction,
  id: string,
  to: InvoiceState,
  { actorId, note, now, reason }: InvoiceStep & { readonly now: Date; readonly reason?: string },
): Promise<SteppedInvoice> {
  await tx.$executeRaw`SELECT FROM invoices WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const before = await tx.invoice.findUnique({ where: { id }, select: { state: true } });
  if (before === null) throw new AppError('NOT_FOUND');
  // Held by a check constraint.
  if (!canMoveInvoice(before.state as InvoiceState, to)) throw new AppError('CONFLICT');
  const step = {
    state: to,
    reason: reason ?? null,
    note: note ?? null,
    changedById: actorId,
    changedAt: now,
  };
  const unlocked = { reviewerId: null, lockedUntil: null, version: { increment: 1 } };
  // Nobody is asked about what is decided, and what its code said is needed no more.
  const unasked = to === 'pending' ? {} : { askAt: null, codeSealed: null };
  return tx.invoice.update({ where: { id }, data: { ...step, ...unlocked, ...unasked }, include });
}
