import type { BodyOf, calculation } from '@fio/contracts';
import { dayOf } from '../../core/database/day-of.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { isPastCutOff } from './cut-off.ts';
import { findDraw } from './draw-record.ts';
import { moveDraw, mustBe, takeDraw, told, type StepContext } from './draw-steps.ts';
import { voidEntries } from './enter-extraction.ts';

/**
 * Moves a draw to a later extraction: where there was none on the day, with the list as it was committed to; where the
 * list wasn't closed in time (isPastCutOff), as the one way on. A trigger keeps each move, for everyone to see.
 */
export function postponeDraw(
  context: StepContext,
  id: string,
  { version, reason, lotteryDate }: BodyOf<typeof calculation.postpone>,
) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    mustBe(before, 'scheduled', 'frozen', 'postponed', 'extraction_recorded');
    if (lotteryDate <= dayOf(before.lotteryDate)) throw invalidField('lotteryDate', 'lottery_later');
    const day = new Date(`${lotteryDate}T00:00:00Z`);
    if (before.state === 'scheduled') {
      const isLate = before.listClosedAt === null && (await isPastCutOff(tx, before));
      if (!isLate) throw new AppError('CONFLICT');
      const step = { changedById: context.session.admin.id, changedAt: context.clock.now() };
      await tx.draw.update({ where: { id }, data: { ...step, reason, lotteryDate: day } });
      return told(context, tx, { action: 'postpone', before, reason });
    }
    await voidEntries(tx, id);
    // Postponed once more: the history has both.
    if (before.state === 'postponed') await moveDraw(context, tx, before, 'frozen');
    const draw = await findDraw(tx, id);
    await moveDraw(context, tx, draw, 'postponed', {
      reason,
      lotteryDate: day,
    });
    return told(context, tx, { action: 'postpone', before, reason });
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
    return told(context, tx, { action: 'cancel', before, reason });
  });
}
