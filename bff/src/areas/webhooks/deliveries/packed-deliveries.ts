import { DELIVERY_STATES, type DeliveryState, WEBHOOK_TYPES, type WebhookType } from '@fio/contracts';
import { type PackedColumn, packed } from '../../../core/crud/large.ts';
import { sql } from '../../../core/database/sql.ts';

const STATES = DELIVERY_STATES.length;
const FACETS = WEBHOOK_TYPES.flatMap((type, place) =>
  DELIVERY_STATES.map((state, rest) => ({ type, state, facet: place * STATES + rest })),
);

/** What a delivery tells of and its state, as delivery_facet() of the database numbers the two together. */
export const packedDeliveries: PackedColumn = {
  column: sql`delivery_facet(d.type, d.state)`,
  values: FACETS.map(({ facet }) => facet),
};

/** The filters by these. */
export const packedDeliveryFilters = {
  state: packed(packedDeliveries, (facet, state: DeliveryState) => FACETS[facet]?.state === state),
  type: packed(packedDeliveries, (facet, type: WebhookType) => FACETS[facet]?.type === type),
};

/** Deliveries `d` in a state, along an index that has them by facet. */
export const inState = (state: DeliveryState) =>
  sql`${packedDeliveries.column} = ANY (${[...packedDeliveryFilters.state.values(state)]}::smallint[])`;
