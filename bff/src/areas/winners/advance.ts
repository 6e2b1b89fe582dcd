import type { BodyOf, winners } from '@fio/contracts';
import { leavesForSurrogate, missingDocuments, type WinnerState } from '@fio/domain';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { appendEntry } from '../../core/transparency/append-entry.ts';
import { assertFourEyes, noteDuties } from '../calculation/index.ts';
import { isPublished, kindsOf, stateOf, waitingProposal } from './winner-record.ts';
import { winnerOut } from './winner-binding.ts';
import { auditWinner, stepOf, stepWinner, takeWinner } from './winner-steps.ts';
import { winnerDetailOf } from './winner-view.ts';

/** They were reached: the time to send documents begins. */
export function askDocuments(context: StaffContext, id: string, { version }: { version: number }) {
  return context.transaction(async (tx) => {
    const before = await takeWinner(tx, { id, version });
    await stepWinner(tx, before, 'documents', stepOf(context));
    return winnerDetailOf(context, await auditWinner(context, tx, { action: 'ask_documents', before }));
  });
}

export function validateWinner(context: StaffContext, id: string, { version }: { version: number }) {
  return context.transaction(async (tx) => {
    const before = await takeWinner(tx, { id, version });
    if (stateOf(before) === 'documents' && missingDocuments(kindsOf(before)).length > 0)
      throw new AppError('DOCUMENTS_MISSING');
    await stepWinner(tx, before, 'validated', stepOf(context));
    return winnerDetailOf(context, await auditWinner(context, tx, { action: 'validate', before }));
  });
}

/** What a step forward is taken back to. */
const BACK: Partial<Record<WinnerState, WinnerState>> = { validated: 'documents', documents: 'contacting' };

export function takeWinnerBack(
  context: StaffContext,
  id: string,
  { version, note }: BodyOf<typeof winners.back>,
) {
  return context.transaction(async (tx) => {
    const before = await takeWinner(tx, { id, version });
    const to = BACK[stateOf(before)];
    if (to === undefined) throw new AppError('CONFLICT');
    await stepWinner(tx, before, to, stepOf(context, { note }));
    return winnerDetailOf(context, await auditWinner(context, tx, { action: 'step_back', before }));
  });
}

/** They are out by what the regulation knows, a disqualification aside (disqualify.ts); before the publication a surrogate may come in, afterwards the value of the prize is the Treasury's. */
export function letGo(context: StaffContext, id: string, body: BodyOf<typeof winners.leave>) {
  const { version, to, reason, note } = body;
  return context.transaction(async (tx) => {
    const before = await takeWinner(tx, { id, version });
    if (waitingProposal(before)) throw new AppError('CONFLICT');
    // The first of the two people that a surrogate takes is looked at here, not by what becomes of their account later.
    if (leavesForSurrogate(to) && !isPublished(before))
      await assertFourEyes(context, tx, { drawId: before.prize.drawId, first: null });
    const step = stepOf(context, { reason, note });
    await stepWinner(tx, before, to, step);
    await noteDuties(tx, before.prize.drawId, { id });
    await appendEntry(tx, winnerOut(before, to), step.now);
    return winnerDetailOf(context, await auditWinner(context, tx, { action: 'leave', before, reason }));
  });
}
