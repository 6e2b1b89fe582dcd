import type { BodyOf, winners } from '@fio/contracts';
import { disqualificationPt } from '@fio/contracts/terms/winners.pt';
import { canMoveWinner, defenceUntil, type DisqualificationReason } from '@fio/domain';
import { databaseNow } from '../../core/database/database-now.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { appendEntry } from '../../core/transparency/append-entry.ts';
import { assertFourEyes, noteDuties } from '../calculation/index.ts';
import { disqualificationProposed, disqualificationWithdrawn, winnerOut } from './winner-binding.ts';
import { isGone, stateOf, waitingProposal, type WinnerRecord } from './winner-record.ts';
import { auditWinner, stepOf, stepWinner, takeWinner } from './winner-steps.ts';
import { winnerDetailOf } from './winner-view.ts';
import { writeToWinner } from './write-to-winner.ts';

/** A document of that kind of this winner; INVALID_REQUEST at the field otherwise. */
function documentOf({ documents }: WinnerRecord, field: string, kind: string, id: string) {
  const found = documents.find((one) => one.id === id && one.kind === kind);
  if (found === undefined) throw invalidField(field, 'invalid');
  return found;
}

/**
 * Begins the disqualification of a computed winner, or of a surrogate who waits: a letter tells the person why, and until
 * when they may answer. They stay what they are until a second person confirms it.
 */
export function proposeDisqualification(
  context: StaffContext,
  id: string,
  { version, reason, note, evidenceId }: BodyOf<typeof winners.disqualify>,
) {
  return context.transaction(async (tx) => {
    const before = await takeWinner(tx, { id, version });
    if (!canMoveWinner(stateOf(before), 'disqualified') || waitingProposal(before))
      throw new AppError('CONFLICT');
    await assertFourEyes(context, tx, { drawId: before.prize.drawId, first: null });
    const { sha256: evidenceHash } = documentOf(before, 'evidenceId', 'evidence', evidenceId);
    const { actorId: proposedBy } = stepOf(context);
    const proposedAt = await databaseNow(tx);
    const until = defenceUntil(proposedAt, before.prize.draw.defenceDays);
    const notified = !isGone(before);
    const said = { reason, evidenceHash, notified, proposedAt, defenceUntil: until };
    await tx.winnerProposal.create({
      data: { ...said, note, winnerId: id, evidenceId, proposedBy: proposedBy ?? '' },
    });
    if (notified) await writeToWinner(context, tx, before, { template: 'winner_accused', reason, until });
    await appendEntry(tx, disqualificationProposed(before, said), proposedAt);
    return winnerDetailOf(
      context,
      await auditWinner(context, tx, { action: 'propose_disqualification', before, reason }),
    );
  });
}

/** How it ended, at an hour of the database's. */
async function decide(
  { session }: StaffContext,
  tx: Transaction,
  proposalId: string,
  data: {
    decidedAt: Date;
    outcome: 'confirmed' | 'withdrawn';
    renunciationId?: string;
    renunciationHash?: Uint8Array<ArrayBuffer>;
  },
) {
  const decidedBy = session.admin.id;
  await tx.winnerProposal.update({ where: { id: proposalId }, data: { ...data, decidedBy } });
}

/**
 * As a second person (assertFourEyes), after the defence or with what the person signed to give it up: they are out.
 * DEFENCE_OPEN before. One clock, the database's, says when it was proposed, until when they may answer and when it was decided:
 * whoever checks the log finds the second hour before the third.
 */
export function confirmDisqualification(
  context: StaffContext,
  id: string,
  { version, renunciationId }: BodyOf<typeof winners.confirmDisqualification>,
) {
  return context.transaction(async (tx) => {
    const before = await takeWinner(tx, { id, version });
    const proposal = waitingProposal(before);
    if (proposal === null) throw new AppError('CONFLICT');
    await assertFourEyes(context, tx, { drawId: before.prize.drawId, first: proposal.proposedBy });
    const renounced =
      renunciationId === null ? null : documentOf(before, 'renunciationId', 'renunciation', renunciationId);
    const decidedAt = await databaseNow(tx);
    if (renounced === null && decidedAt < proposal.defenceUntil) throw new AppError('DEFENCE_OPEN');
    await decide(context, tx, proposal.id, {
      outcome: 'confirmed',
      decidedAt,
      ...(renounced && { renunciationId: renounced.id, renunciationHash: renounced.sha256 }),
    });
    // Held by a check constraint.
    const reason = disqualificationPt[proposal.reason as DisqualificationReason];
    const step = stepOf(context, { reason, note: proposal.note });
    await stepWinner(tx, before, 'disqualified', step);
    await noteDuties(tx, before.prize.drawId, { id });
    const by = { ...proposal, renunciationHash: renounced?.sha256 ?? null };
    await appendEntry(tx, winnerOut(before, 'disqualified', by), decidedAt);
    const told = { action: 'disqualify', before, reason };
    return winnerDetailOf(context, await auditWinner(context, tx, told));
  });
}

/** What was begun is over: the defence was heard, or nothing was in it. */
export function withdrawDisqualification(
  context: StaffContext,
  id: string,
  { version, reason }: BodyOf<typeof winners.withdrawDisqualification>,
) {
  return context.transaction(async (tx) => {
    const before = await takeWinner(tx, { id, version });
    const proposal = waitingProposal(before);
    if (proposal === null) throw new AppError('CONFLICT');
    const decidedAt = await databaseNow(tx);
    await decide(context, tx, proposal.id, { outcome: 'withdrawn', decidedAt });
    await appendEntry(tx, disqualificationWithdrawn(before, proposal), decidedAt);
    const told = { action: 'withdraw_disqualification', before, reason };
    return winnerDetailOf(context, await auditWinner(context, tx, told));
  });
}
