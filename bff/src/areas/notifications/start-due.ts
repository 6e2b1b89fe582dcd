import type { Infrastructure } from '../../core/infrastructure.ts';
import { defineQueue } from '../../core/jobs/queue.ts';
import { notifyQueue } from '../../core/notifications/notify-queue.ts';

/** Finds the events that have something to send, such as in the morning, those whose worker is gone, and those that were cancelled and have no figures yet. */
export const dueNotificationsQueue = defineQueue<object>('notify-due', {
  retryLimit: 0,
  deleteAfterSeconds: 3_600,
});
export const DUE_NOTIFICATIONS_CRON = '* * * * *';

/** Of one minute; the others come in the next. */
const MOST = 500;

/** Has every event worked on that has something to do now. */
export async function startDue({ db, jobs, clock }: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>) {
  const due = await db.$queryRaw<{ id: string }[]>`
    SELECT e.id FROM notification_events e
    WHERE e.state = 'cancelled' AND e.counts IS NULL OR e.state IN ('gathering', 'sending') AND (e.state = 'gathering'
      OR EXISTS (SELECT FROM notifications n
        WHERE n.event_id = e.id AND n.state IN ('waiting', 'sending') AND n.due_at <= ${clock.now()})
      OR NOT EXISTS (SELECT FROM notifications n WHERE n.event_id = e.id AND n.state IN ('waiting', 'sending')))
    ORDER BY e.id LIMIT ${MOST}`;
  for (const { id } of due) await jobs.send(db, notifyQueue, { eventId: id });
}
