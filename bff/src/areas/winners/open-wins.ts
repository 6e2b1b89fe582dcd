import { isHoldingWinner, termEnd, type TermUnit, WINNER_STATES, type WinnerState } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { appendEntry } from '../../core/transparency/append-entry.ts';
import { noteDuties } from '../calculation/index.ts';
import { stateOf, waitingProposal, type WinnerRecord } from './winner-record.ts';
import { winnerOut } from './winner-binding.ts';
import { auditWinner, lockWinner, stepWinner } from './winner-steps.ts';

/** On their way to the prize. */
const OPEN = WINNER_STATES.filter((state) => isHoldingWinner(state) && state !== 'delivered');

/** A prize of a draw that somebody is still to receive. */
export interface OpenWin {
  readonly id: string;
  readonly title: string;
  readonly draw: string;
  readonly state: WinnerState;
  /** By when documents are to come, or, where none were asked for, by when the prize has to be asked for. */
  readonly due: { readonly kind: 'documents' | 'prescription'; readonly day: string } | null;
  /** Two people are deciding whether they keep it: until then nothing else happens to it. */
  readonly isAccused: boolean;
}

/**
 * The prizes of draws that somebody is still to receive. Before the publication nobody is told that they won, unless they have been
 * written to.
 */
export async function openWins(tx: Transaction, registrationId: string): Promise<OpenWin[]> {
  const rows = await tx.winner.findMany({
    where: {
      registrationId,
      unit: { gt: 0 },
      state: { in: OPEN },
      OR: [{ state: { not: 'drawn' } }, { prize: { draw: { publishedAt: { not: null } } } }],
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: {
      prize: {
        select: {
          title: true,
          draw: { select: { title: true, documentsWithin: true, documentsUnit: true } },
        },
      },
      proposals: { where: { outcome: null }, select: { id: true } },
    },
  });
  return rows.map(({ id, state, changedAt, prescribesOn, prize: { title, draw }, proposals }) => {
    // Held by a check constraint.
    const term = { amount: draw.documentsWithin, unit: draw.documentsUnit as TermUnit };
    const asked = { kind: 'prescription', day: dayOf(prescribesOn) } as const;
    return {
      id,
      title,
      draw: draw.title,
      state: stateOf({ state }),
      due:
        state === 'documents'
          ? { kind: 'documents', day: termEnd(changedAt, term).day }
          : asked.day === null
            ? null
            : { kind: asked.kind, day: asked.day },
      isAccused: proposals.length > 0,
    };
  });
}

/**
 * Holds the draws of wins until the commit, in one order, before anything of whose they are: so does whoever publishes a draw, and
 * then comes to its numbers and winners.
 */
export async function holdDrawsOf(tx: Transaction, winnerIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    SELECT FROM draws
    WHERE id IN (
      SELECT prize.draw_id FROM winners AS winner JOIN draw_prizes AS prize ON prize.id = winner.prize_id
      WHERE winner.id = ANY (${[...winnerIds]}::uuid[])
    ) ORDER BY id FOR SHARE`;
}

/**
 * Its winner gives a prize of a draw up, in the words that are kept with it; a surrogate may come in as after any other way out,
 * called by one person, for no member of staff took the prize. Answers the win as it was (auditRenounced).
 */
export async function renounceWin(
  tx: Transaction,
  id: string,
  { now, words }: { readonly now: Date; readonly words: string },
): Promise<WinnerRecord> {
  const before = await lockWinner(tx, id);
  if (waitingProposal(before)) throw new AppError('PRIZE_WAITS');
  const step = { actorId: null, now, reason: words };
  await stepWinner(tx, before, 'declined', step, { version: { increment: 1 } });
  await noteDuties(tx, before.prize.drawId, { id });
  await appendEntry(tx, winnerOut(before, 'declined'), now);
  return before;
}

/** Tells the audit of a win that was given up. Call it last. */
export const auditRenounced = async (
  context: Pick<RequestContext, 'actor' | 'clock'>,
  tx: Transaction,
  before: WinnerRecord,
): Promise<void> => {
  await auditWinner(context, tx, { action: 'renounce', before });
};
