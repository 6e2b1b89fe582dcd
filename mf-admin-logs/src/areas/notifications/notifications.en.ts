import {
  notificationChannelEn,
  notificationEventStateEn,
  notificationKindEn,
  notificationStateEn,
} from '@fio/contracts/terms/notifications.en';
import { prefixed } from '@fio/platform/i18n';
import type { notificationsPt } from './notifications.pt.ts';

export const notificationsEn: Record<keyof typeof notificationsPt, string> = {
  title: 'Notifications',
  count_one: '{{total}} notification',
  count_other: '{{total}} notifications',
  search: 'Theory, draw or prize',
  'empty.title': 'Nobody was notified yet',
  'empty.text':
    'Whoever taps “Notify me” hears of a theory that is resolved, a list that is closed, a result that is out or a prize that waits. Each of them shows here.',

  'field.kind': 'Notification',
  'field.title': 'About',
  'field.state': 'State',
  'field.sent': 'Sent',
  'field.failed': 'Failed',
  'field.ended': 'Stopped after it',
  'field.createdAt': 'Happened at',
  'field.finishedAt': 'Ended at',
  'field.from': 'From',
  'field.to': 'To',

  ...prefixed('kind', notificationKindEn),
  ...prefixed('channel', notificationChannelEn),
  ...prefixed('state', notificationEventStateEn),
  ...prefixed('fate', notificationStateEn),

  'figures.of': '{{sent}} of {{total}}',
  'figures.none': 'None',
  'ended.text': 'People who stopped notifications of this kind within seven days of this one.',
  gone: 'It is gone',

  'action.cancel': 'Cancel notification',
  'action.cancel.text':
    'Who hasn’t been told yet won’t be, and this is not sent again. What is on its way arrives.',
  'action.cancel.done': 'Notification cancelled.',
};
