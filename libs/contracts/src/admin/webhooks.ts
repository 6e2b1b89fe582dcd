import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, required, uuid } from '../core/fields.ts';
import { LARGE_TOTAL } from '../core/large-list.ts';
import { listQuery, listResponse } from '../core/list.ts';
import { versioned } from '../core/resource.ts';
import { WEBHOOK_KINDS } from '../documents/webhook-kinds.ts';

export const WEBHOOK_STATES = ['active', 'paused'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/**
 * Somebody of the staff paused it, it failed for WEBHOOK_FAILING_DAYS, it answered 410: Gone, or its owner’s account is closed.
 */
export const WEBHOOK_PAUSES = ['staff', 'failing', 'gone', 'owner'] as const;
export type WebhookPause = (typeof WEBHOOK_PAUSES)[number];

/** Who paused it: somebody of the staff, or the product itself, for any of the other reasons. */
export const WEBHOOK_PAUSERS = ['staff', 'product'] as const;

export const WEBHOOK_ADDRESS_LIMIT = 500;
export const WEBHOOK_NAME_LIMIT = 120;

export const webhookInput = z.object({
  /** What receives them, in a word or two. */
  name: required().check(z.maxLength(WEBHOOK_NAME_LIMIT, 'limit')),
  /** https, with a name or an address that the whole internet reaches. */
  address: required().check(z.maxLength(WEBHOOK_ADDRESS_LIMIT, 'limit')),
  events: z
    .array(z.enum(WEBHOOK_KINDS, 'invalid'), 'required')
    .check(z.minLength(1, 'required'), z.maxLength(WEBHOOK_KINDS.length, 'invalid')),
});

/** Counted up to LARGE_TOTAL: 10,001 stands for any number beyond. */
const counted = () => z.int().check(z.maximum(LARGE_TOTAL + 1));

export const webhookRow = z.object({
  id: uuid(),
  name: z.string(),
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_KINDS)),
  state: z.enum(WEBHOOK_STATES),
  /** Why it is paused. */
  pausedFor: z.nullable(z.enum(WEBHOOK_PAUSES)),
  /** Since when every try has failed. */
  failingSince: z.nullable(instant()),
  /** Who made it, or resumed it when that account was closed; told when it is paused. */
  owner: z.string(),
  /** Deliveries that have not arrived yet. */
  waiting: counted(),
  createdAt: instant(),
});
export type WebhookRow = z.infer<typeof webhookRow>;

export const webhookDetail = z.extend(webhookRow, {
  version: z.int(),
  updatedAt: instant(),
  pausedAt: z.nullable(instant()),
  /** Until then deliveries are signed with the secret before the last rotation, too. */
  overlapUntil: z.nullable(instant()),
  /** Of the last 30 days. */
  delivered: counted(),
  failed: counted(),
});

/** `whsec_` and the base64 of 32 bytes: what the signatures of its deliveries are made with. */
const withSecret = z.extend(webhookDetail, { secret: z.string() });

/** Endpoints elsewhere that are told of events as they happen (docs/decisions/webhooks.md). */
export const webhooks = {
  list: endpoint({
    method: 'GET',
    path: '/admin/webhooks',
    access: 'webhooks:list',
    query: listQuery(
      ['createdAt', 'name'],
      z.strictObject({
        state: z.optional(z.enum(WEBHOOK_STATES, 'invalid')),
        pausedBy: z.optional(z.enum(WEBHOOK_PAUSERS, 'invalid')),
        event: z.optional(z.enum(WEBHOOK_KINDS, 'invalid')),
      }),
    ),
    response: listResponse(webhookRow),
    errors: ['INVALID_QUERY'],
    summary: 'Lists webhook endpoints, latest first; never their secrets.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/webhooks/:id',
    access: 'webhooks:view',
    params: idParams,
    response: webhookDetail,
    errors: ['NOT_FOUND'],
    summary: 'One webhook endpoint; never its secret.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/webhooks',
    unkeyed: 'secret',
    access: 'webhooks:create',
    freshProof: true,
    body: webhookInput,
    status: 201,
    response: withSecret,
    summary: 'Creates a webhook endpoint. Its secret is in this answer and nowhere else.',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/webhooks/:id',
    access: 'webhooks:edit',
    freshProof: true,
    params: idParams,
    body: z.extend(webhookInput, versioned),
    response: webhookDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Changes a webhook endpoint; what waits goes to the new address.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/webhooks/:id',
    access: 'webhooks:delete',
    params: idParams,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Deletes a webhook endpoint with its deliveries; what waits is never sent.',
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/admin/webhooks/:id/rotate',
    unkeyed: 'secret',
    access: 'webhooks:create',
    freshProof: true,
    params: idParams,
    body: z.object(versioned),
    response: withSecret,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Gives a new secret. For a day deliveries are signed with the one before as well.',
  }),
  pause: endpoint({
    method: 'POST',
    path: '/admin/webhooks/:id/pause',
    access: 'webhooks:edit',
    params: idParams,
    body: z.object(versioned),
    response: webhookDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Sends nothing more to an endpoint; what happens meanwhile waits for it.',
  }),
  resume: endpoint({
    method: 'POST',
    path: '/admin/webhooks/:id/resume',
    access: 'webhooks:edit',
    // Of whoever has left it becomes the caller's, who has to have looked where it leads.
    freshProof: true,
    params: idParams,
    body: z.object({
      ...versioned,
      /** What becomes of the deliveries that waited: sent from now on, or never. */
      waiting: z.enum(['send', 'drop'], 'required'),
    }),
    response: webhookDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Sends to a paused endpoint again, with or without what waited.',
  }),
  test: endpoint({
    method: 'POST',
    path: '/admin/webhooks/:id/test',
    access: 'webhooks:run',
    params: idParams,
    status: 202,
    response: z.object({ deliveryId: uuid() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Sends an endpoint an event of the type webhook.test.',
  }),
  resend: endpoint({
    method: 'POST',
    path: '/admin/webhooks/:id/resend',
    access: 'webhooks:run',
    params: idParams,
    body: z.object({ since: instant() }),
    status: 202,
    response: z.object({ count: counted() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Sends again all that failed since an instant, each with the id it had. CONFLICT for a paused one, and while others are dropped or sent again.',
  }),
};
