/**
 * What a program elsewhere may be told of as it happens (docs/decisions/webhooks.md): `<record>.<what became of it>`. A
 * trigger of the database writes each, in the transaction that makes it so; the schema of what it tells is
 * `webhookData`.
 */
export const WEBHOOK_KINDS = [
  'theory.published',
  'theory.opened',
  'theory.closed',
  'theory.resolved',
  'suggestion.received',
  'suggestion.approved',
  'suggestion.rejected',
  'suggestion.merged',
  'registration.created',
  'registration.confirmed',
  'registration.erased',
  'receipt.received',
  'receipt.confirmed',
  'receipt.refused',
  'numbers.granted',
  'prize.won',
  'prize.validated',
  'prize.refused',
  'prize.delivered',
  'draw.scheduled',
  'draw.list_closed',
  'draw.extraction_recorded',
  'draw.calculated',
  'draw.published',
  'draw.postponed',
  'draw.cancelled',
  'log.head',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** What an endpoint is sent when staff try it; no endpoint chooses it. */
export const WEBHOOK_TEST = 'webhook.test';
export type WebhookType = WebhookKind | typeof WEBHOOK_TEST;
export const WEBHOOK_TYPES = [...WEBHOOK_KINDS, WEBHOOK_TEST] as const;

/** How a secret begins, before its base64 (Standard Webhooks). */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';
/** So many hours after a rotation deliveries are signed with the secret before as well. */
export const WEBHOOK_OVERLAP_HOURS = 24;
/** So many days events and their deliveries are kept. */
export const WEBHOOK_DAYS = 30;
/** An endpoint that has answered nothing but failures for so many days is paused. */
export const WEBHOOK_FAILING_DAYS = 5;
