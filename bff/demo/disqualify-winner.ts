import { defenceUntil } from '@fio/domain';
import { disqualificationPt } from '@fio/contracts/terms/winners.pt';
import { noteDuties } from '../src/areas/calculation/note-duties.ts';
import {
  disqualificationProposed,
  winnerOut,
  winnerSubstituted,
} from '../src/areas/winners/winner-binding.ts';
import { findWinner } from '../src/areas/winners/winner-record.ts';
import { stepWinner } from '../src/areas/winners/winner-steps.ts';
import { appendEntry } from '../src/core/transparency/append-entry.ts';
import type { Draw } from '../src/generated/prisma/client.ts';
import { keepDocuments, type PaperServices } from './follow-winners.ts';

/** The unit of a prize whose winner works for the agency, and gave the defence up. */
const DISQUALIFIED = { position: 3, unit: 2 };
const REASON = 'barred';

interface Occasion {
  readonly draw: Draw;
  /** Who proposes, and who confirms. */
  readonly by: readonly [first: string, second: string];
  readonly proposedAt: Date;
  readonly confirmedAt: Date;
}

/**
 * Somebody who may not take part was drawn: one of staff proposes that they be disqualified, they sign that they won't defend
 * themselves, another confirms it, and the next surrogate comes in. Nobody is written to: it is of last year.
 */
export async function disqualifyOne(
  services: PaperServices,
  { draw, by: [first, second], proposedAt, confirmedAt }: Occasion,
): Promise<void> {
  const { db } = services;
  const prize = { drawId: draw.id, position: DISQUALIFIED.position };
  const drawn = await db.winner.findFirst({ where: { prize, unit: DISQUALIFIED.unit, state: 'drawn' } });
  const next = await db.winner.findFirst({ where: { prize, state: 'reserve' }, orderBy: { rank: 'asc' } });
  if (!drawn || !next) return;
  const papers = await keepDocuments(services, [
    {
      kind: 'evidence',
      title: 'Registro de emprego',
      createdAt: proposedAt,
      winnerId: drawn.id,
      byId: first,
    },
    {
      kind: 'renunciation',
      title: 'Desistência da defesa',
      createdAt: confirmedAt,
      winnerId: drawn.id,
      byId: first,
    },
  ]);
  await db.$transaction(async (tx) => {
    const [evidence, renunciation] = await tx.winnerDocument.createManyAndReturn({ data: papers });
    if (!evidence || !renunciation) return;
    const proposal = await tx.winnerProposal.create({
      data: {
        winnerId: drawn.id,
        reason: REASON,
        note: 'Trabalha na agência da promoção.',
        evidenceId: evidence.id,
        evidenceHash: evidence.sha256,
        notified: true,
        proposedBy: first,
        proposedAt,
        defenceUntil: defenceUntil(proposedAt, draw.defenceDays),
      },
    });
    const before = await findWinner(tx, drawn.id);
    await appendEntry(tx, disqualificationProposed(before, proposal), proposedAt);
    const renounced = { renunciationId: renunciation.id, renunciationHash: renunciation.sha256 };
    const decided = { outcome: 'confirmed', decidedBy: second, decidedAt: confirmedAt };
    await tx.winnerProposal.update({ where: { id: proposal.id }, data: { ...renounced, ...decided } });
    const step = { actorId: second, now: confirmedAt };
    await stepWinner(tx, drawn, 'disqualified', { ...step, reason: disqualificationPt[REASON] });
    await appendEntry(tx, winnerOut(before, 'disqualified', { ...proposal, ...renounced }), confirmedAt);
    const surrogate = await findWinner(tx, next.id);
    await stepWinner(tx, next, 'drawn', step, { unit: DISQUALIFIED.unit });
    await appendEntry(tx, winnerSubstituted(before, surrogate), confirmedAt);
    await noteDuties(tx, draw.id);
  });
}
