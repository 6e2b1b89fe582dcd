import type { BodyOf, dispatchList } from '@fio/contracts';
import { canMoveDispatch, type DispatchState } from '@fio/domain';
import { audit, claim, find } from '../../../core/crud/records.ts';
import type { StaffContext } from '../../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../../core/errors.ts';
import { isTakenBack } from '../letter.ts';
import { dispatchQueue } from '../sending/dispatch-queue.ts';
import { dispatchDetailOf, stateOf } from './dispatch-record.ts';
import { dispatchResource } from './dispatch.resource.ts';

interface Move {
  readonly id: string;
  readonly version: number;
  /** Where more than this one lead to `to`, and are not meant. */
  readonly from?: DispatchState;
  readonly to: DispatchState;
  readonly action: string;
  readonly startsAt?: Date | null;
}

/** Nothing begins in a version of its letter that isn't the one in use. */
const assertPublished = ({ template }: { template: { retiredAt: Date | null } }) => {
  if (template.retiredAt !== null) throw new AppError('CONFLICT');
};

/** Moves a dispatch along its table; a job does what the new state asks for, at once or when it is due. */
export function moveDispatch(context: StaffContext, { id, version, from, to, action, startsAt }: Move) {
  return context.transaction(async (tx) => {
    const before = await claim(dispatchResource, tx, id, version);
    const state = stateOf(before);
    if (!canMoveDispatch(state, to) || state !== (from ?? state)) throw new AppError('CONFLICT');
    if (to === 'queued' || to === 'scheduled') assertPublished(before);
    if (to === 'sending' && (await isTakenBack(tx, before))) throw new AppError('CONFLICT');
    const finishedAt = to === 'cancelled' ? context.clock.now() : null;
    const data = { state: to, trouble: null, finishedAt, ...(startsAt !== undefined && { startsAt }) };
    await tx.dispatch.update({ where: { id }, data });
    await context.jobs.send(tx, dispatchQueue, { dispatchId: id });
    const after = await find(dispatchResource, tx, id);
    await audit(dispatchResource, tx, context, { action, before, after });
    return dispatchDetailOf(after);
  });
}

/** Schedules a draft, or begins it at once. */
export function runDispatch(
  context: StaffContext,
  id: string,
  { version, startsAt }: BodyOf<typeof dispatchList.run>,
) {
  const now = context.clock.now();
  if (startsAt === null)
    return moveDispatch(context, { id, version, to: 'queued', action: 'start', startsAt: now });
  const at = new Date(startsAt);
  if (at <= now) throw invalidField('startsAt', 'past_date');
  return moveDispatch(context, { id, version, to: 'scheduled', action: 'schedule', startsAt: at });
}
