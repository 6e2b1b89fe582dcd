import { canMovePrize, type PrizeState } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import { Prisma, type Prize } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import { lockClaims } from './due-slot.ts';

/** Who moves a prize, and what is noted of it. */
export interface PrizeStep {
  /** null: nobody of staff. */
  readonly actorId: string | null;
  readonly now: Date;
  readonly reason?: string;
  readonly note?: string;
}

/** One step along the table, CONFLICT beside it. The row is locked until the commit; a trigger writes the history. */
export async function stepPrize(
  tx: Transaction,
  id: string,
  to: PrizeState,
  { actorId, now, reason, note }: PrizeStep,
  more: Prisma.PrizeUncheckedUpdateInput = {},
): Promise<Prize> {
  await tx.$executeRaw`SELECT FROM prizes WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const before = await tx.prize.findUnique({ where: { id }, select: { state: true } });
  if (before === null) throw new AppError('NOT_FOUND');
  // Held by a check constraint.
  if (!canMovePrize(before.state as PrizeState, to)) throw new AppError('CONFLICT');
  const step = { state: to, changedById: actorId, changedAt: now, version: { increment: 1 } };
  const told = { ...(reason !== undefined && { reason }), note: note ?? null };
  const unlocked = { reviewerId: null, lockedUntil: null };
  return tx.prize.update({ where: { id }, data: { ...step, ...told, ...unlocked, ...more } });
}

/**
 * Refuses a win, and offers its slot again from then on; what was given by hand had none. Under the claims' lock: the log
 * tells refusals and wins in the order in which they saw one another.
 */
export async function invalidatePrize(
  tx: Transaction,
  id: string,
  step: PrizeStep & { readonly reason: string },
): Promise<Prize> {
  await lockClaims(runIn(tx));
  const prize = await stepPrize(tx, id, 'invalid', step, { validatedAt: null });
  const { origin, kindId, scheduleId, slot, opensAt, nth } = prize;
  if (origin === 'instant') {
    const place = { kindId, scheduleId, slot, opensAt, nth };
    await tx.prize.create({ data: { ...place, replacesId: id, changedAt: step.now, createdAt: step.now } });
  }
  return prize;
}

/** Whether a refused win may hold again: its slot was offered, and not won, since. */
async function freedSlot(tx: Transaction, id: string) {
  const where = { replacesId: id, withdrawnAt: null };
  const replacement = await tx.prize.findFirst({ where, select: { id: true, state: true } });
  return {
    replacement,
    isFree: replacement === null || ['default', 'available'].includes(replacement.state),
  };
}

/**
 * "Voltar para pendente": takes a decision back. A refused win comes back into its slot only while nobody else has won
 * that and while its invoice is valid, CONFLICT otherwise. Its checks begin anew: whoever decides next has looked themselves.
 */
export async function reopenPrize(tx: Transaction, id: string, step: PrizeStep): Promise<Prize> {
  await lockClaims(runIn(tx));
  const prize = await tx.prize.findUnique({
    where: { id },
    select: { invoice: { select: { state: true } } },
  });
  if (prize?.invoice && prize.invoice.state !== 'valid') throw new AppError('CONFLICT');
  const { replacement, isFree } = await freedSlot(tx, id);
  if (!isFree) throw new AppError('CONFLICT');
  if (replacement !== null)
    await tx.prize.update({ where: { id: replacement.id }, data: { withdrawnAt: step.now } });
  const afresh = { validatedAt: null, checklist: Prisma.DbNull, reason: step.reason ?? null };
  return stepPrize(tx, id, 'pending', step, afresh);
}
