import { sacStateEn } from '@fio/contracts/terms/sac.en';
import { sacSubjectEn } from '@fio/contracts/terms/sac-subjects.en';
import { prefixed } from '@fio/platform/i18n';
import type { sacPt } from './sac.pt.ts';

export const sacEn: Record<keyof typeof sacPt, string> = {
  title: 'Customer service',
  count_one: '{{total}} message',
  count_other: '{{total}} messages',
  search: 'Protocol, person or text',
  'empty.title': 'No message yet',
  'empty.text': 'What the public writes under “Contact us” shows here.',
  cancel: 'Cancel',
  attached: 'with attachment',

  'field.protocol': 'Protocol',
  'field.subject': 'Subject',
  'field.state': 'State',
  'field.name': 'Name',
  'field.email': 'E-mail',
  'field.createdAt': 'Received',
  'field.updatedAt': 'Last change',
  'field.answeredAt': 'Answered',
  'field.closedAt': 'Closed',
  'field.language': 'Language',
  'field.registered': 'Registration',
  'field.text': 'Text',

  registered: 'Wrote while signed in',
  guest: 'Wrote without signing in',
  'language.pt': 'Portuguese',
  'language.en': 'English',

  'tab.conversation': 'Conversation',
  'kind.visitor': 'Message of the visitor',
  'kind.answer': 'Answer sent',
  'kind.note': 'Internal note',
  file: 'Attachment: {{name}}',
  fileSave: 'Download attachment ({{size}} kB)',
  fileHint: 'The file comes from outside. Download it only if you need it; that you did is recorded.',

  ...prefixed('subject', sacSubjectEn),

  ...prefixed('state', sacStateEn),

  'hint.answer': 'Goes to {{email}} and can’t be undone.',
  'hint.note': 'Only staff see it.',

  'action.answer': 'Answer',
  'action.answer.text': 'The answer goes out by e-mail.',
  'action.answer.done': 'Answer sent.',
  'action.note': 'Add a note',
  'action.note.text': 'The note stays among staff.',
  'action.note.done': 'Note kept.',
  'action.wait': 'Wait for others',
  'action.wait.text': 'Marks that the answer depends on somebody else. The visitor is not told.',
  'action.wait.done': 'Waiting for others.',
  'action.close': 'Close',
  'action.close.text': 'Closes the conversation without telling the visitor. It opens again if they write.',
  'action.close.done': 'Conversation closed.',
  'action.reopen': 'Open again',
  'action.reopen.text': 'The conversation goes back to the queue.',
  'action.reopen.done': 'Conversation opened again.',
};
