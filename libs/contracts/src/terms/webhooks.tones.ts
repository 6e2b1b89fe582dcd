import type { DeliveryState } from '../admin/webhook-deliveries.ts';
import type { WebhookState } from '../admin/webhooks.ts';
import type { Tones } from './terms.ts';

export const WEBHOOK_STATE_TONES: Tones<WebhookState> = { active: 'success', paused: 'warning' };

export const DELIVERY_STATE_TONES: Tones<DeliveryState> = {
  waiting: 'info',
  sending: 'info',
  delivered: 'success',
  failed: 'error',
  dropped: 'neutral',
};
