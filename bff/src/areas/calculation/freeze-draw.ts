import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { ITS_INVITATION } from '../tickets/index.ts';
import { freezeBlockers } from './freeze-blockers.ts';
import type { DrawRecord } from './draw-record.ts';
import { mustBe, takeDraw, recordStep, type StepRequest, type StepContext } from './draw-steps.ts';
import { closeList } from './list/close-list.ts';

/** Tells the audit which numbers went with lost invitations: nobody chose them, and their holders may ask. */
async function recordVoided(
  { actor, clock }: StepContext,
  tx: Transaction,
  { id, title }: DrawRecord,
  voided: readonly string[],
): Promise<void> {
  if (voided.length === 0) return;
  await recordAction(tx, {
    actor,
    at: clock.now(),
    resource: 'tickets',
    recordId: id,
    action: 'invalidate',
    summary: `${title}: ${voided.length}`,
    after: { draw: title, state: 'voided', reason: ITS_INVITATION, luckyNumbers: voided.join(', ') },
  });
}

/**
 * Closes the list of a draw, for good, and has it frozen by a job; of a closed one whose job was broken off, has that go
 * on. DRAW_NOT_READY while something is missing, which its view names.
 */
export function freezeDraw(context: StepContext, request: StepRequest) {
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, request);
    mustBe(before, 'scheduled');
    if ((await freezeBlockers(tx, before, now)).length > 0) throw new AppError('DRAW_NOT_READY');
    const voided = await closeList(context, tx, request.id, now);
    const frozen = await recordStep(context, tx, { action: 'freeze', before });
    await recordVoided(context, tx, before, voided);
    return frozen;
  });
}
