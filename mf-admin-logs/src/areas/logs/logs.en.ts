import type { logsPt } from './logs.pt.ts';

export const logsEn: Record<keyof typeof logsPt, string> = {
  title: 'User logs',
  menu: 'User logs',
  count_one: '{{total}} log',
  count_other: '{{total}} logs',
  search: 'Name, e-mail, CPF, phone or IP',
  'empty.title': 'Nothing has happened yet',
  'empty.text': 'Registrations, sign-ins, votes and all that participants do appear here.',

  'field.at': 'When',
  'field.kind': 'What happened',
  'field.person': 'Participant',
  'field.record': 'About',
  'field.ip': 'IP',
  'field.registrationId': 'Participant',
  'field.from': 'From',
  'field.to': 'To',
  'field.answer': 'Answer',
  'field.userAgent': 'Browser',
  'field.staff': 'On behalf of the participant',

  name: '{{what}} · {{when}}',
  gone: 'Anonymised registration',
  unknown: 'No registration',
  chosen: 'this one only',
  left: 'somebody who left the staff',
  'tab.around': 'What else happened',
  everything: 'See everything',
  'none.title': 'Nothing else',
  'none.text': 'There is neither a participant nor an IP to look by.',
};
