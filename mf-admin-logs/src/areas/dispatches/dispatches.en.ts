import { mailStateEn } from '@fio/contracts/terms/mails.en';
import { prefixed } from '@fio/platform/i18n';
import type { dispatchesPt } from './dispatches.pt.ts';

export const dispatchesEn: Record<keyof typeof dispatchesPt, string> = {
  title: 'E-mails',
  menu: 'E-mails',
  count_one: '{{total}} e-mail',
  count_other: '{{total}} e-mails',
  search: 'Beginning of the address',
  'empty.title': 'No e-mail',
  'empty.text': 'Every e-mail that the platform writes is on record here.',
  name: '{{subject}} · {{recipient}}',

  'field.createdAt': 'Written',
  'field.sentAt': 'Sent',
  'field.recipient': 'Recipient',
  'field.template': 'Letter',
  'field.subject': 'Subject',
  'field.state': 'State',
  'field.error': 'Answer of the server',
  'field.attempts': 'Attempts',
  'field.dispatch': 'Dispatch',
  'field.dispatchId': 'Dispatch',
  'field.unsubscribe': 'Unsubscribing in one click',
  'field.from': 'From',
  'field.to': 'To',

  ...prefixed('state', mailStateEn),

  'tab.message': 'Message',
  'tab.plain': 'Text only',
  'message.frame': 'Message as it was written',
  'message.masked': 'The secret of links that open accounts is hidden.',
  yes: 'Yes',
  no: 'No',
  chosen: 'One dispatch',
};
