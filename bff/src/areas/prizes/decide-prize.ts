import type { BodyOf, validation } from '@fio/contracts';
import { openChecks, type PrizeChecklist, unfoundedChecks } from '@fio/domain';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { deciderOf } from '../bulk-runs/index.ts';
import { firstAttempt } from './first-attempt.ts';
import { invalidatePrize, stepPrize } from './move-prize.ts';
import { evidenceOf, findPrize, type PrizeRecord } from './prize-record.ts';
import { auditPrize, mustMove, stepOf, takePrize } from './prize-steps.ts';
import { prizeDetailOf } from './prize-view.ts';
import { notifyWinner } from './notify-winner.ts';

const refusal = 'CANNOT_SAVE_VALIDATION';

/** Nothing is checked that nobody can have looked at. */
function mustBeFounded(before: PrizeRecord, checklist: PrizeChecklist): void {
  if (unfoundedChecks(checklist, evidenceOf(before)).length > 0)
    throw invalidField('checklist', 'checks_unfounded');
}

/** Refuses what another has decided a moment ago, though they may still take it back. */
async function assertUndecided(tx: Transaction, id: string, callerId: string | null): Promise<void> {
  const decider = await deciderOf(tx, id);
  if (decider !== null && decider !== callerId) throw new AppError(refusal);
}

/** Keeps what was ticked and noted while a win is looked at. */
export function saveChecklist(context: RequestContext, id: string, body: BodyOf<typeof validation.save>) {
  const { version, note, checklist } = body;
  return context.transaction(async (tx) => {
    // Nor by themselves: a decision is about the version it has seen.
    await assertUndecided(tx, id, null);
    const before = await takePrize(tx, { id, version, refusal });
    if (before.state !== 'pending') throw new AppError(refusal);
    mustBeFounded(before, checklist);
    await tx.prize.update({ where: { id }, data: { note, checklist } });
    return prizeDetailOf(context, await auditPrize(context, tx, { action: 'check', id, before }));
  });
}

/** A win that can't be told valid: its receipt no longer counts, or whoever won it has left. */
const isLost = ({ invoice, registration }: PrizeRecord) =>
  (invoice !== null && invoice.state !== 'valid') || registration?.anonymisedAt !== null;

/**
 * Validates a win. The decision and its letter are committed together; then, and only then, an answer of the mail server
 * is waited for: CANNOT_SEND_CONFIRMATION means that the prize is validated and the letter still under way.
 */
export async function validateWin(
  context: StaffContext,
  id: string,
  { version, checklist, note }: BodyOf<typeof validation.validate>,
) {
  const after = await context.transaction(async (tx) => {
    await assertUndecided(tx, id, context.session.admin.id);
    const before = await takePrize(tx, { id, version, refusal });
    mustMove(before, 'validated', refusal);
    if (isLost(before)) throw new AppError(refusal);
    if (openChecks(checklist, { hasInvoice: before.invoiceId !== null }).length > 0)
      throw invalidField('checklist', 'checks_open');
    mustBeFounded(before, checklist);
    const step = stepOf(context, note);
    await stepPrize(tx, id, 'validated', step, { checklist, validatedAt: step.now });
    await notifyWinner(context, tx, before, 'prize_validated');
    return auditPrize(context, tx, { action: 'validate', id, before });
  });
  await firstAttempt(context, after.mailId);
  return prizeDetailOf(context, after);
}

/** Refuses a win with a reason: its slot is offered again, and whoever won it is told. */
export function refuseWin(
  context: StaffContext,
  id: string,
  { version, checklist, note, reason }: BodyOf<typeof validation.invalidate>,
) {
  return context.transaction(async (tx) => {
    const before = await takePrize(tx, { id, version, refusal });
    await assertUndecided(tx, id, context.session.admin.id);
    mustMove(before, 'invalid', refusal);
    mustBeFounded(before, checklist);
    await tx.prize.update({ where: { id }, data: { checklist } });
    await invalidatePrize(tx, id, { ...stepOf(context, note), reason });
    await notifyWinner(context, tx, await findPrize(tx, id), 'prize_invalid');
    return prizeDetailOf(context, await auditPrize(context, tx, { action: 'invalidate', id, before }));
  });
}
