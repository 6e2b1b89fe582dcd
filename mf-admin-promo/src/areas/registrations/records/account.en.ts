import { consentPurposeEn } from '@fio/contracts/terms/consents.en';
import { mailStateEn } from '@fio/contracts/terms/mails.en';
import { sacStateEn } from '@fio/contracts/terms/sac.en';
import { sacSubjectEn } from '@fio/contracts/terms/sac-subjects.en';
import { suggestionStateEn } from '@fio/contracts/terms/suggestions.en';
import { prefixed } from '@fio/platform/i18n';
import type { accountPt } from './account.pt.ts';

/** What the tabs beside the promotion say: it comes with them. */
export const accountEn: Record<keyof typeof accountPt, string> = {
  'none.votes': 'This person has not voted yet.',
  'none.suggestions': 'This person has sent no suggestion yet.',
  'none.consents': 'No consent on record.',
  'none.emails': 'No message to the present address.',
  'none.sessions': 'No access on record.',
  'none.messages': 'No message sent while signed in.',
  'none.logs': 'Nothing has happened to this registration yet.',

  'column.when': 'When',
  'column.event': 'What happened',
  'column.state': 'State',
  'column.about': 'About',
  'column.theory': 'Theory',
  'column.show': 'Series',
  'column.answer': 'Answer',
  'column.text': 'Text',
  'column.purpose': 'Consent',
  'column.decision': 'Decision',
  'column.version': 'Version',
  'column.channel': 'By way of',
  'column.subject': 'Subject',
  'column.sentAt': 'Sent at',
  'column.ip': 'IP',
  'column.device': 'Device',
  'column.lastSeen': 'Last used',
  'column.protocol': 'Protocol',

  ...prefixed('purpose', consentPurposeEn),
  granted: 'Accepted',
  refused: 'Refused',
  'channel.web': 'Site',
  'channel.email': 'E-mail',
  'channel.staff': 'Staff',
  ...prefixed('suggestion', suggestionStateEn),
  ...prefixed('email', mailStateEn),
  'session.live': 'Open',
  'session.ended': 'Ended',
  'session.entered': 'Staff: {{name}}',
  ...prefixed('sac', sacStateEn),
  ...prefixed('subject', sacSubjectEn),
};
