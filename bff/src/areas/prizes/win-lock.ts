import type { Transaction } from '../../core/database/prisma.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { deciderOf } from '../bulk-runs/index.ts';
import { findPrize } from './prize-record.ts';
import { validationCaseOf } from './validation-case.ts';

/** How long a win stays with whoever looks at it, from the last sign of life: as long as a receipt does. */
const WIN_LOCK_MS = 2 * 60 * 1000;

/** Nobody else looks at it now. */
export const freeFor = (reviewerId: string, now: Date): Prisma.PrizeWhereInput => ({
  OR: [{ reviewerId: null }, { reviewerId }, { lockedUntil: { lte: now } }],
});

/** CONFLICT of what the caller has decided themselves a moment ago. */
async function assertUndecided(tx: Transaction, id: string, callerId: string): Promise<void> {
  if ((await deciderOf(tx, id)) === callerId) throw new AppError('CONFLICT');
}

/**
 * Locks a waiting win for the caller, or keeps the lock longer, and shows it; one that somebody else has is shown as theirs.
 * The lock guards the looking: deciding is held to the version that was seen.
 */
export async function claimWin(context: StaffContext, id: string) {
  const { db, clock, session } = context;
  const now = clock.now();
  const { id: reviewerId } = session.admin;
  await assertUndecided(db, id, reviewerId);
  await db.prize.updateMany({
    where: { id, state: 'pending', ...freeFor(reviewerId, now) },
    data: { reviewerId, lockedUntil: new Date(now.getTime() + WIN_LOCK_MS) },
  });
  return validationCaseOf(context, id);
}

/** Lets the caller's lock go; one that others hold meanwhile stays. */
export async function releaseWin({ db, session }: StaffContext, id: string): Promise<void> {
  await findPrize(db, id);
  await db.prize.updateMany({
    where: { id, reviewerId: session.admin.id },
    data: { reviewerId: null, lockedUntil: null },
  });
}
