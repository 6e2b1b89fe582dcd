import { webhookPauseEn, webhookStateEn } from '@fio/contracts/terms/webhooks.en';
import { prefixed } from '../../i18n/prefixed.ts';
import type { webhookTermsPt } from './webhook-terms.pt.ts';
/** What webhooks tell the audit, in English (docs/decisions/webhooks.md). */
export const webhookTermsEn: Record<keyof typeof webhookTermsPt, string> = {
  'action.send_again': 'Webhook sent again',
  'action.send_test': 'Webhook test',
  'action.rotate': 'Change of secret',

  ...prefixed('state.webhooks', webhookStateEn),
  ...prefixed('pausedFor.webhooks', webhookPauseEn),

  'field.events': 'Events',
  'field.pausedFor': 'Paused because',
  'field.overlapUntil': 'Previous secret works until',
  'field.deliveryId': 'Delivery',
  'field.since': 'Since',
  'field.count': 'Count',
};
