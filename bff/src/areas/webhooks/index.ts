import { webhooks } from '@fio/contracts';
import { defineQueue } from '../../core/jobs/queue.ts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { job } from '../../engine/job.ts';
import { backlogQueue, workBacklog } from './deliveries/backlog.ts';
import { deliveryRoutes } from './deliveries/deliveries.routes.ts';
import { oldDeliveries } from './deliveries/old-deliveries.ts';
import { DeliveryPump } from './sending/DeliveryPump.ts';
import { pauseUnowned } from './sending/pause-unowned.ts';
import { tellOfTheClock } from './tell-of-the-clock.ts';
import type { WebhookServices } from './webhook-services.ts';
import { webhookRoutes } from './webhooks.routes.ts';

/** Comes every minute again by itself. */
const clockQueue = defineQueue('webhooks-clock', { retryLimit: 0, deleteAfterSeconds: 3_600 });

/** Programs elsewhere that are told of events as they happen. */
export const webhooksArea = defineArea<WebhookServices>({
  name: 'webhooks',
  audited: [{ name: 'webhooks', page: webhooks }],
  routes: [...webhookRoutes, ...deliveryRoutes],
  findables: [
    findable(
      webhooks,
      ({ name }) => name,
      ({ address }) => address,
    ),
  ],
  services: (infrastructure) => ({ pump: new DeliveryPump(infrastructure) }),
  stop: ({ pump }) => pump.stop(),
  jobs: [
    job<object, WebhookServices>(
      clockQueue,
      ({ infrastructure, services: { pump } }) => {
        // Of workers alone.
        pump.start();
        return async () => {
          // Neither waits for the other, or fails with it.
          await Promise.all([tellOfTheClock(infrastructure), pauseUnowned(infrastructure)]);
        };
      },
      '* * * * *',
    ),
    job(
      backlogQueue,
      ({ infrastructure }) =>
        (backlog) =>
          workBacklog(infrastructure, backlog),
    ),
  ],
  cleanUp: [oldDeliveries],
});
