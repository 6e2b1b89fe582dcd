import { AppError } from '../../core/errors.ts';
import { freezeBlockers } from './freeze-blockers.ts';
import { mustBe, takeDraw, recordStep, type StepRequest, type StepContext } from './draw-steps.ts';
import { closeList } from './list/close-list.ts';

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
    await closeList(context, tx, request.id, now);
    return recordStep(context, tx, { action: 'freeze', before });
  });
}
