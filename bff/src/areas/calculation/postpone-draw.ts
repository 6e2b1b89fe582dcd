import type { BodyOf, calculation } from '@fio/contracts';
import { dayOf } from '../../core/database/day-of.ts';
import { invalidField } from '../../core/errors.ts';
import { findDraw } from './draw-record.ts';
import { moveDraw, mustBe, takeDraw, told, type StepContext } from './draw-steps.ts';
import { voidEntries } from './enter-extraction.ts';

/** Waits for a later extraction, where there was none on the day: the list stays as it was committed to. */
export function postponeDraw(
  context: StepContext,
  id: string,
  { version, reason, lotteryDate }: BodyOf<typeof calculation.postpone>,
) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    mustBe(before, 'frozen', 'postponed', 'extraction_recorded');
    if (lotteryDate <= dayOf(before.lotteryDate)) throw invalidField('lotteryDate', 'lottery_later');
    await voidEntries(tx, id);
    // Postponed once more: the history has both.
    if (before.state === 'postponed') await moveDraw(context, tx, before, 'frozen');
    const draw = await findDraw(tx, id);
    await moveDraw(context, tx, draw, 'postponed', {
      reason,
      lotteryDate: new Date(`${lotteryDate}T00:00:00Z`),
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
