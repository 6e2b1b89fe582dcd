import { webhookPauseEn, webhookStateEn, webhookTypeEn } from '@fio/contracts/terms/webhooks.en';
import { prefixed } from '@fio/platform/i18n';
import type { webhooksPt } from './webhooks.pt.ts';

export const webhooksEn: typeof webhooksPt = {
  title: 'Webhooks',
  count_one: '{{total}} webhook',
  count_other: '{{total}} webhooks',
  search: 'Name or address',
  'empty.title': 'No webhooks yet',
  'empty.text':
    'A webhook tells another system at once that something happened: a theory resolved, a receipt confirmed, a draw published.',
  create: 'Create webhook',
  edit: 'Change webhook',
  created: 'Webhook created.',
  saved: 'Webhook saved.',
  cancel: 'Cancel',
  docs: 'How to receive',
  deliveries: 'Deliveries',
  more: 'more than {{total}}',
  'create.lead':
    'Each event is sent by POST, signed, and tried again for three days while the address doesn’t answer with 2xx. No personal data travels: only ids, which the API opens to whoever may.',

  'section.webhook': 'What goes where',

  'field.name': 'Name',
  'field.address': 'Address',
  'field.events': 'Events',
  'field.event': 'Event',
  'field.state': 'State',
  'field.pausedFor': 'Paused',
  'field.pausedBy': 'Paused by',
  'field.pausedAt': 'Paused at',
  'field.failingSince': 'Failing since',
  'field.owner': 'Answers for it',
  'field.waiting': 'Waiting',
  'field.delivered': 'Delivered in 30 days',
  'field.failed': 'Failed in 30 days',
  'field.overlapUntil': 'Previous secret works until',
  'field.createdAt': 'Created',
  'field.updatedAt': 'Changed',
  'field.keep': 'What has waited',
  'field.since': 'What happened since',

  'hint.name': 'Who receives it, say “Agency dashboard”.',
  'hint.address': 'Begins with https:// and is one of the public internet.',
  'hint.since': 'Only what failed goes again, each event with the id it had.',

  'group.theory': 'Theories',
  'group.suggestion': 'Suggestions',
  'group.registration': 'Registrations',
  'group.receipt': 'Receipts',
  'group.numbers': 'Lucky numbers',
  'group.prize': 'Prizes',
  'group.draw': 'Draws',
  'group.log': 'Public log',

  ...prefixed('state', webhookStateEn),
  ...prefixed('pause', webhookPauseEn),
  'pausedBy.staff': 'Somebody of the staff',
  'pausedBy.product': 'The system itself',
  ...prefixed('type', webhookTypeEn),

  'keep.send': 'Send now',
  'keep.drop': 'Discard',

  'secret.title': 'Keep the secret',
  'secret.text':
    'Copy it now: it is never shown again, not to you either. With it your system checks that each delivery is ours.',
  'secret.label': 'Secret',

  'action.test': 'Send test',
  'action.test.text': 'A webhook.test event leaves now. It tells nothing, and need not have been chosen.',
  'action.test.done': 'Test sent. See the answer among the deliveries.',
  'action.pause': 'Pause',
  'action.pause.text':
    'Nothing more is sent. What happens meanwhile waits for up to 30 days, and a resending under way stops where it is.',
  'action.pause.done': 'Webhook paused.',
  'action.resume': 'Resume',
  'action.resume.text':
    'What happens from now on is sent again. If the account of who answers for it was closed, you answer for it from now on.',
  'action.resume.done': 'Webhook resumed.',
  'action.resend': 'Resend what failed',
  'action.resend.text': 'All that was given up since then is tried again.',
  'action.resend.done': 'What failed is on its way again.',
  'action.rotate': 'Change secret',
  'action.rotate.text':
    'A new secret signs from now on. For 24 hours each delivery carries the signature by the one before as well, so that you can change it without losing any.',
  'action.rotate.done': 'Secret changed.',

  'tab.deliveries': 'Deliveries',
  'deliveries.caption': 'Latest deliveries of this webhook',
  'deliveries.type': 'Event',
  'deliveries.state': 'State',
  'deliveries.at': 'Happened',
  'deliveries.status': 'Answer',
  'deliveries.tries': 'Tries',
  'deliveries.none': 'No delivery yet',
  'deliveries.noneText': 'Send a test to see the first one.',
  'deliveries.all': 'See all',
};
