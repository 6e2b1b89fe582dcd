import { canMoveWinner, type WinnerState } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { findWinner, stateOf, winnerAudited, type WinnerRecord } from './winner-record.ts';

/** What a reader of a winner saw of it. */
interface Seen {
  readonly id: string;
  readonly version: number;
}

/**
 * Holds the draw of a winner until the commit, always before the winner: nobody publishes it, or sends it back, in the
 * meantime. `alone`: nor does anybody else take a step with one of its winners.
 */
async function lockDrawOf(tx: Transaction, winnerId: string, { alone = false } = {}): Promise<void> {
  const lock = alone ? Prisma.sql`FOR NO KEY UPDATE` : Prisma.sql`FOR SHARE`;
  await tx.$executeRaw`
    SELECT FROM draws
    WHERE id = (
      SELECT prize.draw_id FROM winners AS winner JOIN draw_prizes AS prize ON prize.id = winner.prize_id
      WHERE winner.id = ${winnerId}::uuid
    ) ${lock}`;
}

/** The winner, held until the commit: for what belongs to them and is no step, whoever saw which version. */
export async function lockWinner(tx: Transaction, id: string): Promise<WinnerRecord> {
  await lockDrawOf(tx, id);
  await tx.$executeRaw`SELECT FROM winners WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return findWinner(tx, id);
}

/**
 * Takes a winner for a change: the row is locked until the commit. Of two who do something at once, the second is told
 * by CONFLICT.
 */
export async function takeWinner(
  tx: Transaction,
  { id, version }: Seen,
  how: { readonly alone?: boolean } = {},
): Promise<WinnerRecord> {
  await lockDrawOf(tx, id, how);
  const { count } = await tx.winner.updateMany({
    where: { id, version },
    data: { version: { increment: 1 } },
  });
  const found = await findWinner(tx, id);
  if (count === 0) throw new AppError('CONFLICT');
  return found;
}

/** Who takes a step, when, and what is noted of it. */
export interface WinnerStep {
  readonly actorId: string | null;
  readonly now: Date;
  readonly reason?: string | null;
  readonly note?: string | null;
}

export const stepOf = (
  context: StaffContext,
  given: Pick<WinnerStep, 'reason' | 'note'> = {},
): WinnerStep => ({
  actorId: context.session.admin.id,
  now: context.clock.now(),
  ...given,
});

const filled = (text: string | null | undefined) => (text === undefined || text === '' ? null : text);

/** Moves a winner that was taken, as WINNER_TRANSITIONS lets it; CONFLICT otherwise. The history writes itself. */
export async function stepWinner(
  tx: Transaction,
  winner: { readonly id: string; readonly state: string },
  to: WinnerState,
  { actorId, now, reason, note }: WinnerStep,
  more: Prisma.WinnerUncheckedUpdateInput = {},
): Promise<void> {
  if (!canMoveWinner(stateOf(winner), to)) throw new AppError('CONFLICT');
  await tx.winner.update({
    where: { id: winner.id },
    data: {
      state: to,
      changedById: actorId,
      changedAt: now,
      reason: filled(reason),
      note: filled(note),
      ...more,
    },
  });
}

/** What a reader of the audit calls a winner. */
export const titleOf = ({ prize }: Pick<WinnerRecord, 'prize'>) => `${prize.draw.title} · ${prize.title}`;

/** Tells the audit what was done, and gives the winner as it is now. Call it last. */
export async function auditWinner(
  context: Pick<RequestContext, 'actor' | 'clock'>,
  tx: Transaction,
  { action, before, reason = null }: { action: string; before: WinnerRecord; reason?: string | null },
): Promise<WinnerRecord> {
  const { id } = before;
  const after = await findWinner(tx, id);
  await recordAction(tx, {
    actor: context.actor,
    at: context.clock.now(),
    resource: 'winners',
    recordId: id,
    action,
    summary: titleOf(after),
    before: winnerAudited(before),
    after: winnerAudited(after),
    reason,
  });
  return after;
}
