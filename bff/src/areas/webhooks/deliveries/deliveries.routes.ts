import { webhookDeliveries } from '@fio/contracts';
import { listPage } from '../../../core/crud/list.ts';
import { anySource } from '../../../core/crud/source.ts';
import { area } from '../../../core/request/routes.ts';
import { sendAgain } from '../send-again.ts';
import { deliveryDetailOf, deliveryRowOf, findDelivery, loadDeliveries } from './delivery-record.ts';
import { deliverySource } from './delivery-source.ts';

export const deliveryRoutes = area(webhookDeliveries, {
  list: ({ query }, { db, clock }) =>
    listPage({
      db,
      query,
      source: anySource(deliverySource),
      now: clock.now(),
      load: (ids: string[]) => loadDeliveries(db, ids),
      row: deliveryRowOf,
    }),
  get: async ({ params }, { db, config }) => deliveryDetailOf(db, await findDelivery(db, params.id), config),
  resend: ({ params }, context) => sendAgain(context, params.id),
});
