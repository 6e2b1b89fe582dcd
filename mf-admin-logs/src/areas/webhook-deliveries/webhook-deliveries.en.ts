import { deliveryFaultEn, deliveryStateEn, webhookTypeEn } from '@fio/contracts/terms/webhooks.en';
import { prefixed } from '@fio/platform/i18n';
import type { webhookDeliveriesPt } from './webhook-deliveries.pt.ts';

export const webhookDeliveriesEn: typeof webhookDeliveriesPt = {
  title: 'Webhook deliveries',
  count_one: '{{total}} delivery',
  count_other: '{{total}} deliveries',
  search: 'Whole id of the delivery or event',
  'empty.title': 'No deliveries',
  'empty.text': 'What webhooks have sent in the last 30 days is here, with request and answer.',
  name: '{{type}} · {{endpoint}}',
  webhooks: 'Webhooks',
  chosen: 'One webhook',

  'field.type': 'Event',
  'field.endpoint': 'Webhook',
  'field.endpointId': 'Webhook',
  'field.state': 'State',
  'field.tries': 'Tries',
  'field.occurredAt': 'Happened',
  'field.dueAt': 'Next try',
  'field.finishedAt': 'Ended',
  'field.status': 'Answer',
  'field.eventId': 'Id of the event',
  'field.address': 'Address',

  ...prefixed('state', deliveryStateEn),
  ...prefixed('fault', deliveryFaultEn),
  ...prefixed('type', webhookTypeEn),

  'action.resend': 'Send again',
  'action.resend.text':
    'The same event goes once more, with the id it had: whoever received it knows that it is the same.',
  'action.resend.done': 'The delivery is on its way again.',

  'tab.attempts': 'Tries',
  'tab.body': 'Body',
  'attempts.none': 'No try yet.',
  'attempts.took_one': '{{count}} millisecond',
  'attempts.took_other': '{{total}} milliseconds',
  'attempts.request': 'Request',
  'attempts.response': 'Answer',
  'attempts.cut': 'Of an answer the first 2,000 bytes are kept.',
};
