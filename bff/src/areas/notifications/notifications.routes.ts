import { notifications } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { decideSubscription } from './decide-subscription.ts';
import type { NotificationServices } from './notification-services.ts';
import { addDevice, removeDevice } from './push/devices.ts';
import { ownNotifications, setQuiet } from './own-notifications.ts';

const done = { ok: true } as const;

export const notificationRoutes = area(notifications, {
  own: (_input, context, services: NotificationServices) => ownNotifications(context, services),
  subscribe: async ({ body }, context) => {
    const { language, ip, userAgent } = context;
    const registrationId = context.session.subjectId;
    const decision = { registrationId, ...body, from: 'web', language, ip, userAgent } as const;
    await context.transaction((tx) => decideSubscription(context, tx, decision));
    return done;
  },
  addDevice: async ({ body }, context, services) => {
    await addDevice(context, services, body);
    return done;
  },
  removeDevice: async ({ params }, context) => {
    await removeDevice(context, params.id);
    return done;
  },
  setQuiet: async ({ body }, context) => {
    await setQuiet(context, body);
    return done;
  },
});
