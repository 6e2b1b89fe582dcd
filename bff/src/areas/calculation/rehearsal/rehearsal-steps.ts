import { canMoveDraw, isRehearsable, type RehearsalState } from '@fio/domain';
import { recordAction } from '../../../core/audit/record-action.ts';
import { dayOf } from '../../../core/database/day-of.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { AppError } from '../../../core/errors.ts';
import { type DrawRecord, storedState } from '../draw-record.ts';
import type { StepContext, StepRequest } from '../draw-steps.ts';
import { kept, mustRehearse, type Rehearsed, type RehearsedEvent } from './rehearsal-record.ts';
import { rehearsedView } from './rehearsal-view.ts';

/** Refuses where nothing is rehearsed any more, by the database's clock: REHEARSAL_OVER. The draw stays as it is until the commit. */
export async function assertRehearsable(tx: Transaction, { id }: Pick<DrawRecord, 'id'>): Promise<void> {
  const [row] = await tx.$queryRaw<{ state: string; day: Date; now: Date }[]>`
    SELECT state, lottery_date AS day, clock_timestamp() AS now FROM draws WHERE id = ${id}::uuid FOR SHARE`;
  if (!row || !isRehearsable({ state: storedState(row.state), lotteryDate: dayOf(row.day) }, row.now))
    throw new AppError('REHEARSAL_OVER');
}

/** Takes a rehearsal for a step, as takeDraw does a draw: CONFLICT when somebody changed it since `version` was read. */
export async function takeRehearsal(
  tx: Transaction,
  { id, version }: StepRequest,
  ...states: readonly RehearsalState[]
): Promise<Rehearsed> {
  const found = await mustRehearse(tx, id);
  await assertRehearsable(tx, found.draw);
  const { count } = await tx.drawRehearsal.updateMany({
    where: { drawId: id, version, finishedAt: null },
    data: { version: { increment: 1 } },
  });
  if (count === 0) throw new AppError('CONFLICT');
  const { draw, rehearsal } = await mustRehearse(tx, id);
  if (!states.includes(rehearsal.state)) throw new AppError('CONFLICT');
  return { draw, rehearsal };
}

/** The audit's line of a step: on the draw's own history, which says that it was a rehearsal. */
export const recordRehearsal = (
  { actor, clock }: Pick<StepContext, 'actor' | 'clock'>,
  tx: Transaction,
  { id, title }: Pick<DrawRecord, 'id' | 'title'>,
  step: string,
) =>
  recordAction(tx, {
    actor,
    at: clock.now(),
    resource: 'calculation',
    recordId: id,
    action: 'rehearse',
    summary: title,
    after: { rehearsal: step },
  });

type Change = Omit<Prisma.DrawRehearsalUncheckedUpdateInput, 'state'>;

interface StepKept {
  /** As the endpoint is called. */
  readonly step: string;
  /** Where it leads, along DRAW_TRANSITIONS; left out by what moves nothing. */
  readonly to?: RehearsalState;
  readonly reason?: string;
  readonly change?: Change;
}

/** What moves a rehearsal on. */
export const movedTo = (
  { rehearsal: { state, events } }: Rehearsed,
  event: Omit<RehearsedEvent, 'from'>,
): Pick<Prisma.DrawRehearsalUncheckedUpdateInput, 'state' | 'events'> => {
  if (!canMoveDraw(state, event.to)) throw new AppError('CONFLICT');
  return { state: event.to, events: kept([...events, { ...event, from: state }]) };
};

/** Writes a step of a rehearsal that was taken, and shows it. The log is told nothing, and nobody is. */
export async function keepStep(
  context: StepContext,
  tx: Transaction,
  rehearsed: Rehearsed,
  { step, to, reason = '', change }: StepKept,
) {
  const at = context.clock.now();
  const event = { at: at.toISOString(), byId: context.session.admin.id, reason: reason || null };
  await tx.drawRehearsal.update({
    where: { drawId: rehearsed.draw.id },
    data: { ...change, ...(to && movedTo(rehearsed, { ...event, to })), changedAt: at },
  });
  await recordRehearsal(context, tx, rehearsed.draw, step);
  return (await rehearsedView(context, tx, await mustRehearse(tx, rehearsed.draw.id))).view;
}
