import type { BodyOf, calculation } from '@fio/contracts';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { isPastCutOff } from './cut-off.ts';
import { type DrawRecord, waitingMove } from './draw-record.ts';
import { mustBe, takeDraw, recordStep, type StepContext } from './draw-steps.ts';
import { assertFourEyes } from './four-eyes.ts';

/** CONFLICT unless the day may move: there was no extraction on it, or the list wasn't closed in time. */
export async function assertMayMove(tx: Transaction, draw: DrawRecord): Promise<void> {
  mustBe(draw, 'scheduled', 'frozen', 'postponed', 'extraction_recorded');
  const isInTime = draw.listClosedAt !== null || !(await isPastCutOff(tx, draw));
  if (draw.state === 'scheduled' && isInTime) throw new AppError('CONFLICT');
}

/** Asks a second person to move a draw to a later extraction, with where that was announced. Nothing moves yet. */
export function proposePostponement(
  context: StepContext,
  id: string,
  { version, reason, source, lotteryDate }: BodyOf<typeof calculation.postpone>,
) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    await assertMayMove(tx, before);
    if (waitingMove(before)) throw new AppError('CONFLICT');
    if (lotteryDate <= dayOf(before.lotteryDate)) throw invalidField('lotteryDate', 'lottery_later');
    await assertFourEyes(context, tx, { drawId: id, first: null });
    await tx.drawMove.create({
      data: {
        drawId: id,
        reason,
        source,
        fromDate: before.lotteryDate,
        toDate: new Date(`${lotteryDate}T00:00:00Z`),
        proposedBy: context.session.admin.id,
        proposedAt: context.clock.now(),
      },
    });
    return recordStep(context, tx, { action: 'propose_postponement', before, reason, more: { source } });
  });
}

/** Takes back what waits, whoever of staff asked for it. */
export function withdrawPostponement(
  context: StepContext,
  id: string,
  { version, reason }: BodyOf<typeof calculation.withdrawPostponement>,
) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    const move = waitingMove(before);
    if (move === null) throw new AppError('CONFLICT');
    await decideMove(context, tx, move.id, 'withdrawn');
    return recordStep(context, tx, { action: 'withdraw_postponement', before, reason });
  });
}

/** What came of a move that waited; once. */
export async function decideMove(
  { session, clock }: StepContext,
  tx: Transaction,
  id: string,
  outcome: 'confirmed' | 'withdrawn',
): Promise<void> {
  const data = { outcome, decidedBy: session.admin.id, decidedAt: clock.now() };
  await tx.drawMove.update({ where: { id }, data });
}
