import type { BodyOf, calculation } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { noteDuties } from './note-duties.ts';
import { calculateDraw } from './calculate-draw.ts';
import { type DrawRecord, findDraw } from './draw-record.ts';
import { moveDraw, mustBe, takeDraw, recordStep, type StepRequest, type StepContext } from './draw-steps.ts';
import { writeWinners } from './write-winners.ts';

/**
 * Takes the latest run as right, and writes its winners and surrogates: from here on they may be contacted. It is
 * calculated once more; where that gives other winners, as when somebody has been blocked since, DRAW_NOT_READY asks for
 * another run.
 */
export async function reviewDraw(context: StepContext, request: StepRequest) {
  const draw = await findDraw(context.db, request.id);
  if (draw.version !== request.version) throw new AppError('CONFLICT');
  mustBe(draw, 'calculated');
  const { result, hash } = await calculateDraw(context, draw);
  const [latest] = draw.runs;
  if (!latest || Buffer.compare(latest.resultHash, hash) !== 0) throw new AppError('DRAW_NOT_READY');
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, request);
    await writeWinners(context, tx, before, result.awards);
    await moveDraw(context, tx, before, 'reviewed');
    await noteDuties(tx, request.id);
    return recordStep(context, tx, { action: 'review', before });
  });
}

/** Whether anything has been done about a winner. */
async function isContacted(tx: Transaction, { id }: DrawRecord): Promise<boolean> {
  const done = { OR: [{ contacts: { some: {} } }, { documents: { some: {} } }, { version: { gt: 1 } }] };
  return (await tx.winner.count({ where: { prize: { drawId: id }, ...done } })) > 0;
}

/** One step back: from the review while nobody was contacted (WINNERS_CONTACTED), or from the calculation. Runs stay. */
export function sendBack(
  context: StepContext,
  id: string,
  { version, reason }: BodyOf<typeof calculation.sendBack>,
) {
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, { id, version });
    mustBe(before, 'calculated', 'reviewed');
    if (before.state === 'reviewed') {
      if (await isContacted(tx, before)) throw new AppError('WINNERS_CONTACTED');
      await tx.winner.deleteMany({ where: { prize: { drawId: id } } });
      await moveDraw(context, tx, before, 'calculated', { reason });
    } else await moveDraw(context, tx, before, 'confirmed', { reason });
    return recordStep(context, tx, { action: 'send_back', before, reason });
  });
}
