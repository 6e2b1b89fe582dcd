import { adminNotifications } from '@fio/contracts';
import { notifyQueue } from '../../core/notifications/notify-queue.ts';
import { defineArea } from '../../engine/Area.ts';
import { job } from '../../engine/job.ts';
import type { NotificationServices } from './notification-services.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { NotificationWorker } from './NotificationWorker.ts';
import { oldEvents } from './old-events.ts';
import { notificationPart, notificationTables } from './personal-notifications.ts';
import { PUSH_WORKER_ADDRESS, pushWorker } from './push/push-worker.ts';
import { PushKeys } from './push/PushKeys.ts';
import { adminNotificationRoutes } from './staff/admin-notifications.routes.ts';
import { eventExports } from './staff/events.export.ts';
import { DUE_NOTIFICATIONS_CRON, dueNotificationsQueue, startDue } from './start-due.ts';

/** 'Avise-me': what people asked to be told of, and the telling. */
export const notificationsArea = defineArea<NotificationServices>({
  name: 'notifications',
  audited: [{ name: 'notifications', page: adminNotifications }],
  routes: [...adminNotificationRoutes, ...notificationRoutes],
  exports: [eventExports],
  services: (infrastructure) => ({ pushKeys: new PushKeys(infrastructure) }),
  start: async ({ pushKeys }) => void (await pushKeys.current()),
  middleware: { at: PUSH_WORKER_ADDRESS, handler: pushWorker },
  jobs: [
    job<{ readonly eventId: string }, NotificationServices>(notifyQueue, ({ infrastructure, services }) => {
      // One per worker: it keeps the pace.
      const worker = new NotificationWorker(infrastructure, services);
      return ({ eventId }) => worker.work(eventId);
    }),
    job(
      dueNotificationsQueue,
      ({ infrastructure }) =>
        () =>
          startDue(infrastructure),
      DUE_NOTIFICATIONS_CRON,
    ),
  ],
  cleanUp: [oldEvents],
  personTables: notificationTables,
  packageParts: [notificationPart],
});

export { decideSubscription } from './decide-subscription.ts';
