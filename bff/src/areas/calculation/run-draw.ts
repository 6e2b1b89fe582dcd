import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import { calculateDraw } from './calculate-draw.ts';
import { findDraw } from './draw-record.ts';
import { moveDraw, mustBe, takeDraw, recordStep, type StepRequest, type StepContext } from './draw-steps.ts';
import { release } from './release-prizes.ts';

/**
 * Finds the winners and keeps the run, by an extraction that is public: what of it isn't is released first. Once more: another run beside the first, which the same list makes the same. The
 * calculation holds no lock; who took a step meanwhile makes it CONFLICT.
 */
export async function runDraw(context: StepContext, request: StepRequest) {
  const draw = await findDraw(context.db, request.id);
  if (draw.version !== request.version) throw new AppError('CONFLICT');
  mustBe(draw, 'confirmed', 'calculated');
  const { result, hash } = await calculateDraw(context, draw);
  return context.transaction(async (tx) => {
    const before = await takeDraw(tx, request);
    const [last] = before.runs;
    const at = context.clock.now();
    await release(tx, before, before.extraction.length);
    const said = { number: (last?.number ?? 0) + 1, byId: context.session.admin.id, at };
    await tx.drawRun.create({
      data: {
        drawId: request.id,
        ...said,
        result: result as unknown as Prisma.InputJsonObject,
        resultHash: hash,
      },
    });
    if (before.state === 'confirmed') await moveDraw(context, tx, before, 'calculated', { calculatedAt: at });
    // The winners were found by then already, unless these are others.
    else if (!last || Buffer.compare(last.resultHash, hash) !== 0)
      await tx.draw.update({ where: { id: request.id }, data: { calculatedAt: at } });
    return recordStep(context, tx, { action: 'run', before });
  });
}
