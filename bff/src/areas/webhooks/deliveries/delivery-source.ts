import type { webhookDeliveries } from '@fio/contracts';
import type { Finding } from '../../../core/crud/large.ts';
import type { SourceOf } from '../../../core/crud/resource.ts';
import { isUuid, uuid } from '../../../core/crud/source.ts';
import { sql } from '../../../core/database/sql.ts';
import { packedDeliveries, packedDeliveryFilters } from './packed-deliveries.ts';

/** A whole id, which a receiver's own log has as webhook-id: of a delivery or of its event. */
function findDeliveries(text: string): Finding[] {
  const id = text.trim();
  if (!isUuid(id)) return [];
  return [sql`d.event_id = ${uuid(id)}`, sql`d.id = ${uuid(id)}`].map((where) => ({
    where,
    order: sql`d.id`,
  }));
}

/** Where the list of deliveries comes from. Those of an endpoint that was removed are none's, until a job has removed them too. */
export const deliverySource: SourceOf<typeof webhookDeliveries> = {
  from: sql`webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id`,
  id: sql`d.id`,
  search: findDeliveries,
  filters: {
    ...packedDeliveryFilters,
    endpointId: (id) => sql`d.endpoint_id = ${uuid(id)}`,
  },
  sorts: { occurredAt: sql`d.occurred_at` },
  defaultSort: '-occurredAt',
  large: {
    alias: sql`d`,
    key: 'uuid',
    packed: packedDeliveries,
    leading: ['endpointId'],
    orders: {},
    ends: {},
  },
};
