import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, uuid } from '../core/fields.ts';
import { largeListQuery } from '../core/large-list.ts';
import { listResponse } from '../core/list.ts';
import { WEBHOOK_TYPES } from '../documents/webhook-kinds.ts';

/** `dropped`: whoever resumed its endpoint wanted it sent no more. */
export const DELIVERY_STATES = ['waiting', 'sending', 'delivered', 'failed', 'dropped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a try got no answer: `address` is one that isn't the internet's, which nothing is sent to. */
export const DELIVERY_FAULTS = ['address', 'unreachable', 'certificate', 'timeout', 'broken'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

export const deliveryRow = z.object({
  id: uuid(),
  /** The header webhook-id of each of its tries. */
  eventId: uuid(),
  type: z.enum(WEBHOOK_TYPES),
  endpoint: z.object({ id: uuid(), name: z.string() }),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  /** When it happened. */
  occurredAt: instant(),
  /** When it is tried next; null: at once, or never. */
  dueAt: z.nullable(instant()),
  finishedAt: z.nullable(instant()),
  /** Of the last try: what was answered, or why nothing was. */
  status: z.nullable(z.int()),
  fault: z.nullable(z.enum(DELIVERY_FAULTS)),
});
export type DeliveryRow = z.infer<typeof deliveryRow>;

const header = z.object({ name: z.string(), value: z.string() });

export const deliveryDetail = z.extend(deliveryRow, {
  address: z.string(),
  /** The body of each try. */
  body: z.string(),
  /** The latest first, of so many as are kept. */
  attempts: z.array(
    z.object({
      id: uuid(),
      at: instant(),
      /** Until it was answered, or given up. */
      milliseconds: z.int(),
      request: z.array(header),
      status: z.nullable(z.int()),
      fault: z.nullable(z.enum(DELIVERY_FAULTS)),
      response: z.array(header),
      /** The first 2,000 bytes of the answer. */
      answer: z.string(),
    }),
  ),
});
export type DeliveryDetail = z.infer<typeof deliveryDetail>;

/** What was sent to which endpoint, request and answer (docs/decisions/webhooks.md). */
export const webhookDeliveries = {
  list: endpoint({
    method: 'GET',
    path: '/admin/webhook-deliveries',
    access: 'webhooks:list',
    query: largeListQuery(
      ['occurredAt'],
      z.strictObject({
        state: z.optional(z.enum(DELIVERY_STATES, 'invalid')),
        type: z.optional(z.enum(WEBHOOK_TYPES, 'invalid')),
        endpointId: z.optional(uuid()),
      }),
      {},
    ),
    response: listResponse(deliveryRow),
    errors: ['INVALID_QUERY'],
    summary:
      'Lists the deliveries of the last 30 days, latest first; a search finds one by its whole id or its event’s.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/webhook-deliveries/:id',
    access: 'webhooks:view',
    params: idParams,
    response: deliveryDetail,
    errors: ['NOT_FOUND'],
    summary: 'One delivery: its body, and each try with what was sent and answered.',
  }),
  resend: endpoint({
    method: 'POST',
    path: '/admin/webhook-deliveries/:id/resend',
    access: 'webhooks:run',
    params: idParams,
    status: 202,
    response: deliveryRow,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Sends a delivery again, with the id it had. CONFLICT while it is under way, its endpoint is paused, or others of it are dropped or sent again.',
  }),
};
