import { canMoveDraw, type DrawState } from '@fio/domain';
import { recordAction } from '../../core/audit/record-action.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { appendEntry } from '../../core/transparency/append-entry.ts';
import { bindingMoment, bindingSteps } from './binding-steps.ts';
import { drawAudited, type DrawRecord, findDraw, storedState } from './draw-record.ts';
import { drawViewOf } from './draw-view.ts';

/** What a step needs of a request: who asks, and in which transaction. */
export type StepContext = Pick<
  StaffContext,
  'db' | 'pool' | 'clock' | 'config' | 'vaults' | 'jobs' | 'actor' | 'session' | 'transaction'
>;

/** A step is asked of the draw as its reader saw it. */
export interface StepRequest {
  readonly id: string;
  readonly version: number;
}

/**
 * Takes a draw for a step: its row is locked until the commit. CONFLICT when somebody changed it since `version` was read,
 * so of two who press the same button one is told.
 */
export async function takeDraw(tx: Transaction, { id, version }: StepRequest): Promise<DrawRecord> {
  const { count } = await tx.draw.updateMany({
    where: { id, version },
    data: { version: { increment: 1 } },
  });
  const found = await findDraw(tx, id);
  if (count === 0) throw new AppError('CONFLICT');
  return found;
}

/** Refuses a draw that was taken and isn't in one of these states. */
export function mustBe({ state }: DrawRecord, ...states: readonly DrawState[]): void {
  if (!states.includes(storedState(state))) throw new AppError('CONFLICT');
}

/** One step along the table, CONFLICT beside it; a trigger writes the history. `reason` is of this step alone. */
export async function moveDraw(
  context: StepContext,
  tx: Transaction,
  draw: DrawRecord,
  to: DrawState,
  { reason = null, ...more }: Prisma.DrawUncheckedUpdateInput = {},
): Promise<void> {
  if (!canMoveDraw(storedState(draw.state), to)) throw new AppError('CONFLICT');
  const step = { state: to, changedById: context.session.admin.id, changedAt: context.clock.now() };
  await tx.draw.update({ where: { id: draw.id }, data: { ...step, reason, ...more } });
}

interface StepTaken {
  /** Of the permission or the endpoint: what was done. */
  readonly action: string;
  readonly before: DrawRecord;
  readonly reason?: string;
  /** What the draw itself doesn't say. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Tells the log what binds and the audit what was done, and shows the draw as it is now. Call it last. */
export async function recordStep(
  context: StepContext,
  tx: Transaction,
  { action, before, reason, more }: StepTaken,
) {
  const after = await findDraw(tx, before.id);
  const view = await drawViewOf(context, after, tx);
  const at = context.clock.now();
  const moment = bindingMoment({ action, after }) ?? at;
  for (const event of bindingSteps({ action, before, after, reason: reason ?? null }))
    await appendEntry(tx, event, moment);
  await recordAction(tx, {
    actor: context.actor,
    at,
    resource: 'calculation',
    recordId: after.id,
    action,
    summary: after.title,
    before: drawAudited(before),
    after: { ...drawAudited(after), ...more },
    reason: reason ?? null,
  });
  return view;
}
