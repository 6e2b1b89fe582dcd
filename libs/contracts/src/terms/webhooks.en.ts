import type { DeliveryFault, DeliveryState } from '../admin/webhook-deliveries.ts';
import type { WebhookPause, WebhookState } from '../admin/webhooks.ts';
import type { WebhookType } from '../documents/webhook-kinds.ts';
import type { Terms } from './terms.ts';

export const webhookStateEn: Terms<WebhookState> = { active: 'Active', paused: 'Paused' };

/** Why one is paused. */
export const webhookPauseEn: Terms<WebhookPause> = {
  staff: 'By staff',
  failing: 'Nothing but failures',
  gone: 'The address answered that it is gone (410)',
  owner: 'Its owner’s account was closed',
};

export const deliveryStateEn: Terms<DeliveryState> = {
  waiting: 'Waiting',
  sending: 'Leaving',
  delivered: 'Delivered',
  failed: 'Failed',
  dropped: 'Discarded',
};

/** Why nothing was answered. */
export const deliveryFaultEn: Terms<DeliveryFault> = {
  address: 'Not an address of the public internet',
  unreachable: 'Nobody answered',
  certificate: 'Certificate refused',
  timeout: 'No answer within 15 seconds',
  broken: 'The connection broke off',
};

/** What is told of. */
export const webhookTypeEn: Terms<WebhookType> = {
  'theory.published': 'Theory published',
  'theory.opened': 'Theory opened to votes',
  'theory.closed': 'Theory closed',
  'theory.resolved': 'Theory resolved',
  'suggestion.received': 'Suggestion received',
  'suggestion.approved': 'Suggestion approved',
  'suggestion.rejected': 'Suggestion rejected',
  'suggestion.merged': 'Suggestion became a theory',
  'registration.created': 'Registration created',
  'registration.confirmed': 'Registration confirmed',
  'registration.erased': 'Registration erased',
  'receipt.received': 'Receipt received',
  'receipt.confirmed': 'Receipt confirmed',
  'receipt.refused': 'Receipt refused',
  'numbers.granted': 'Lucky numbers granted',
  'prize.won': 'Prize won',
  'prize.validated': 'Prize validated',
  'prize.refused': 'Prize refused',
  'prize.delivered': 'Prize delivered',
  'draw.scheduled': 'Draw scheduled',
  'draw.list_closed': 'List of a draw closed',
  'draw.extraction_recorded': 'Extraction recorded',
  'draw.calculated': 'Draw calculated',
  'draw.published': 'Result published',
  'draw.postponed': 'Draw postponed',
  'draw.cancelled': 'Draw cancelled',
  'log.head': 'Public log signed',
  'webhook.test': 'Test',
};
