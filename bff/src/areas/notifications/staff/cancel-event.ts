import { isFanningOut } from '@fio/domain';
import { recordAction } from '../../../core/audit/record-action.ts';
import { AppError } from '../../../core/errors.ts';
import { notifyQueue } from '../../../core/notifications/notify-queue.ts';
import type { StaffContext } from '../../../core/request/RequestContext.ts';
import { eventRowOf, findEvent, stateOf } from './event-record.ts';

/**
 * Ends a fan-out: waits for what its worker hands over at this moment, and after the commit nobody more is gathered or told. The
 * job writes down what was left, and with which figures it ended.
 */
export function cancelEvent(context: StaffContext, id: string) {
  const { actor, clock, jobs } = context;
  return context.transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM notification_events WHERE id = ${id}::uuid FOR UPDATE`;
    const before = await findEvent(tx, id);
    if (!isFanningOut(stateOf(before))) throw new AppError('CONFLICT');
    const at = clock.now();
    await tx.notificationEvent.update({ where: { id }, data: { state: 'cancelled', finishedAt: at } });
    await jobs.send(tx, notifyQueue, { eventId: id });
    const after = await findEvent(tx, id);
    await recordAction(tx, {
      actor,
      at,
      resource: 'notifications',
      recordId: id,
      action: 'cancel',
      summary: before.title ?? before.kind,
      before: { state: before.state },
      after: { state: after.state },
    });
    return eventRowOf(after);
  });
}
