import type { BodyOf, winners } from '@fio/contracts';
import { recordAction } from '../../core/audit/record-action.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { appendEntry } from '../../core/transparency/append-entry.ts';
import { assertFourEyes, noteDuties } from '../calculation/index.ts';
import { isReplaceable } from './replaceable.ts';
import { mustBeEligible } from './surrogate-standing.ts';
import { winnerSubstituted } from './winner-binding.ts';
import { findWinner, isPublished, stateOf, waitingProposal, winnerAudited } from './winner-record.ts';
import { stepOf, stepWinner, takeWinner, titleOf } from './winner-steps.ts';
import { winnerDetailOf } from './winner-view.ts';

/**
 * Puts the next surrogate in the place of a winner who is out. One who may not win is refused with the reason's code and
 * has to be disqualified first, so that the minutes tell of everybody who was passed over.
 */
export function replaceWinner(
  context: StaffContext,
  id: string,
  { version, surrogateId }: BodyOf<typeof winners.surrogate>,
) {
  return context.transaction(async (tx) => {
    const out = await takeWinner(tx, { id, version }, { alone: true });
    if (isPublished(out)) throw new AppError('DRAW_PUBLISHED');
    if (!isReplaceable(out) || out.next?.id !== surrogateId) throw new AppError('CONFLICT');
    // Who noted that somebody is out doesn't choose when another comes in; a disqualification was two people's already.
    if (stateOf(out) !== 'disqualified')
      await assertFourEyes(context, tx, { drawId: out.prize.drawId, first: out.changedById });
    const before = await findWinner(tx, surrogateId);
    if (waitingProposal(before)) throw new AppError('CONFLICT');
    await mustBeEligible(tx, before);
    await stepWinner(tx, before, 'drawn', stepOf(context), { unit: out.unit, version: { increment: 1 } });
    await noteDuties(tx, out.prize.drawId, { id: surrogateId });
    const after = await findWinner(tx, surrogateId);
    await appendEntry(tx, winnerSubstituted(out, before), context.clock.now());
    await recordAction(tx, {
      actor: context.actor,
      resource: 'winners',
      recordId: surrogateId,
      action: 'surrogate',
      at: context.clock.now(),
      summary: titleOf(after),
      before: winnerAudited(before),
      after: winnerAudited(after),
      reason: out.reason,
    });
    return winnerDetailOf(context, after);
  });
}
