import type { ErrorCode } from '@fio/contracts';
import { canMovePrize, type PrizeState } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import type { PrizeStep } from './move-prize.ts';
import { findPrize, prizeAudited, type PrizeRecord, storedState } from './prize-record.ts';

/** What is asked of a prize, as its reader saw it. */
interface StepRequest {
  readonly id: string;
  readonly version: number;
  /** Told to who is too late, or asks for what the table doesn't allow. */
  readonly refusal: ErrorCode;
}

/**
 * Takes a prize for a change: its row is locked until the commit. Refused when somebody changed it since `version` was
 * read, so of two who decide at once one wins and the other is told.
 */
export async function takePrize(
  tx: Transaction,
  { id, version, refusal }: StepRequest,
): Promise<PrizeRecord> {
  const { count } = await tx.prize.updateMany({
    where: { id, version },
    data: { version: { increment: 1 } },
  });
  const found = await findPrize(tx, id);
  if (count === 0) throw new AppError(refusal);
  return found;
}

/** Who takes the step, when, and what is noted of it. */
export const stepOf = (context: StaffContext, note: string | null): PrizeStep => ({
  actorId: context.session.admin.id,
  now: context.clock.now(),
  ...(note !== null && note !== '' && { note }),
});

/** Whether the table of transitions lets a prize that was taken pass on; `refusal` otherwise. */
export function mustMove({ state }: PrizeRecord, to: PrizeState, refusal: ErrorCode): void {
  if (!canMovePrize(storedState(state), to)) throw new AppError(refusal);
}

interface PrizeChange {
  readonly action: string;
  readonly id: string;
  readonly before: PrizeRecord | null;
  /** Why, where the prize itself doesn't say. */
  readonly reason?: string;
}

/** Tells the audit what was done, and gives the prize as it is now. Call it last. */
export async function auditPrize(
  context: RequestContext,
  tx: Transaction,
  { action, id, before, reason }: PrizeChange,
): Promise<PrizeRecord> {
  const after = await findPrize(tx, id);
  await recordAction(tx, {
    actor: context.actor,
    at: context.clock.now(),
    resource: 'prizes',
    recordId: id,
    action,
    summary: after.kind.title,
    before: before && prizeAudited(before),
    after: prizeAudited(after),
    reason: reason ?? (action === 'invalidate' || action === 'give' ? after.reason : null),
  });
  return after;
}
