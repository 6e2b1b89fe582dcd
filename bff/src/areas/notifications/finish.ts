import type { Infrastructure } from '../../core/infrastructure.ts';
import { eventCounts } from './event-counts.ts';

/** What was not sent by then is of no interest to anybody any more, nor is what was taken back and never said again. */
const LATEST_MS = 7 * 86_400_000;
/** Of one statement: its locks are short. */
const PAGE = 5_000;

/**
 * Ends an event that has nothing left to send, with the figures it ends with; what waits too long is passed over. So is news of a
 * prize that `stands` no more: nobody waits for it, and each minute thousands of such would be looked at before what is due.
 */
export async function finish(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  id: string,
  { stands }: { readonly stands: boolean },
): Promise<void> {
  const now = clock.now();
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM notification_events WHERE id = ${id}::uuid FOR UPDATE`;
    const event = await tx.notificationEvent.findUnique({ where: { id } });
    if (event?.state !== 'sending') return;
    const open = { eventId: id, state: { in: ['waiting', 'sending'] } };
    const isLate = now.getTime() - event.createdAt.getTime() > LATEST_MS;
    const isOver = !stands && event.kind === 'prize';
    if (isLate || isOver) await tx.notification.updateMany({ where: open, data: { state: 'skipped' } });
    else if ((await tx.notification.findFirst({ where: open, select: { id: true } })) !== null) return;
    const counts = await eventCounts(tx, id);
    await tx.notificationEvent.update({ where: { id }, data: { state: 'sent', finishedAt: now, counts } });
  });
}

/**
 * What a cancelled event had not sent will not be; then its figures are written down. Asked for by the one worker that has the
 * event, so what is still `sending` is of one that is gone: it may have arrived, and isn't tried again. False when the time is up.
 */
export async function finishCancelled(
  { db }: Pick<Infrastructure, 'db'>,
  id: string,
  until: number,
): Promise<boolean> {
  for (;;) {
    if (performance.now() > until) return false;
    const left = await db.$executeRaw`
      UPDATE notifications SET state = CASE state WHEN 'sending' THEN 'failed' ELSE 'cancelled' END
      WHERE id IN (SELECT id FROM notifications
        WHERE event_id = ${id}::uuid AND state IN ('waiting', 'sending') LIMIT ${PAGE})`;
    if (left < PAGE) break;
  }
  const counts = await eventCounts(db, id);
  await db.notificationEvent.updateMany({ where: { id, state: 'cancelled' }, data: { counts } });
  return true;
}
