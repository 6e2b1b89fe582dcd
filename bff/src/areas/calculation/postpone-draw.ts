import type { BodyOf, calculation } from '@fio/contracts';
import { dayOf } from '../../core/database/day-of.ts';
import { AppError } from '../../core/errors.ts';
import { findDraw, waitingMove } from './draw-record.ts';
import { moveDraw, takeDraw, recordStep, type StepContext } from './draw-steps.ts';
import { voidEntries } from './enter-extraction.ts';
import { assertFourEyes } from './four-eyes.ts';
import { assertMayMove, decideMove } from './propose-postponement.ts';

/**
 * Moves a draw to a later extraction, as a second person who saw where it was announced (assertFourEyes): where there was
 * none on the day, with the list as it was committed to; where the list wasn't closed in time, as the one way on. A
 * trigger keeps each move, for everyone to see.
 */
export function confirmPostponement(context: StepContext, id: string, { version }: { version: number }) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    await assertMayMove(tx, before);
    const move = waitingMove(before);
    // Moved meanwhile: what was asked for is of another day.
    if (move === null || dayOf(move.fromDate) !== dayOf(before.lotteryDate)) throw new AppError('CONFLICT');
    await assertFourEyes(context, tx, { drawId: id, first: move.proposedBy });
    await decideMove(context, tx, move.id, 'confirmed');
    const { reason, toDate: lotteryDate } = move;
    if (before.state === 'scheduled') {
      const step = { changedById: context.session.admin.id, changedAt: context.clock.now() };
      await tx.draw.update({ where: { id }, data: { ...step, reason, lotteryDate } });
      return recordStep(context, tx, { action: 'postpone', before, reason });
    }
    await voidEntries(tx, id);
    // Postponed once more: the history has both.
    if (before.state === 'postponed') await moveDraw(context, tx, before, 'frozen');
    const draw = await findDraw(tx, id);
    await moveDraw(context, tx, draw, 'postponed', { reason, lotteryDate });
    return recordStep(context, tx, { action: 'postpone', before, reason });
  });
}

/** Calls a draw off, for good. */
export function cancelDraw(
  context: StepContext,
  id: string,
  { version, reason }: BodyOf<typeof calculation.cancel>,
) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    await moveDraw(context, tx, before, 'cancelled', { reason });
    return recordStep(context, tx, { action: 'cancel', before, reason });
  });
}
