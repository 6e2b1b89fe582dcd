import { consentPurposeEn } from '@fio/contracts/terms/consents.en';
import { invitationSignEn, invitationStateEn } from '@fio/contracts/terms/invitations.en';
import { invoiceStateEn } from '@fio/contracts/terms/invoices.en';
import { mailStateEn } from '@fio/contracts/terms/mails.en';
import { notificationChannelEn, notificationKindEn } from '@fio/contracts/terms/notifications.en';
import { prizeStateEn } from '@fio/contracts/terms/prizes.en';
import { registrationStateEn } from '@fio/contracts/terms/registrations.en';
import { sacStateEn } from '@fio/contracts/terms/sac.en';
import { sacSubjectEn } from '@fio/contracts/terms/sac-subjects.en';
import { suggestionStateEn } from '@fio/contracts/terms/suggestions.en';
import { ticketStateEn } from '@fio/contracts/terms/tickets.en';
import { winnerStateEn } from '@fio/contracts/terms/winners.en';
import { prefixed } from '@fio/platform/i18n';
import type { registrationStoryPt } from './registration-story.pt.ts';

export const registrationStoryEn: Record<keyof typeof registrationStoryPt, string> = {
  title: 'Story',
  of: 'Story of {{name}}',
  'missing.title': 'No such registration',
  'missing.text': 'The address leads to no registration.',
  people: 'Registrations',
  gone: 'Somebody who left',
  entries: 'From the latest to the oldest',
  loading: 'Loading the story',
  filters: 'What to show',
  all: 'Everything',
  more: 'Show older ones',
  hidden: 'No permission to see: {{kinds}}.',
  'empty.title': 'Nothing here',
  'empty.text': 'This person has nothing of what was chosen above.',

  'kind.wins': 'Draws won',
  'kind.prizes': 'Prizes',
  'kind.luckyNumbers': 'Lucky numbers',
  'kind.invoices': 'Receipts',
  'kind.votes': 'Votes',
  'kind.suggestions': 'Suggestions',
  'kind.customerService': 'Customer service',
  'kind.emails': 'E-mails',
  'kind.notifications': 'Notifications',
  'kind.invitations': 'Invitations',
  'kind.passkeys': 'Passkeys',
  'kind.sessions': 'Sign-ins',
  'kind.consents': 'Consents',
  'kind.registration': 'Registration',

  'one.wins': 'Draw: {{what}}',
  'one.prizes': 'Prize: {{what}}',
  'one.luckyNumbers': 'Lucky number: {{what}}',
  'one.invoices': 'Receipt: {{what}}',
  'one.votes': 'Vote: {{what}}',
  'one.suggestions': 'Suggestion: {{what}}',
  'one.customerService': 'Customer service: {{what}}',
  'one.emails': 'E-mail: {{what}}',
  'one.notifications': 'Notification: {{what}}',
  'one.invitations': 'Invitation: {{what}}',
  'one.passkeys': 'Passkey: {{what}}',
  'one.sessions': 'Sign-in: {{what}}',
  'one.consents': 'Consent: {{what}}',
  'one.registration': 'Registered{{what}}',

  unread: 'no number',
  version: 'version {{version}}',
  'side.sent': 'came by this person’s link',
  'side.came': 'this person came by a link',
  own: 'the person themselves',
  entered: 'staff: {{name}}',
  'session.live': 'Open',
  'session.ended': 'Ended',
  granted: 'Accepted',
  refused: 'Refused',

  ...prefixed('state', registrationStateEn),
  ...prefixed('win', winnerStateEn),
  ...prefixed('prize', prizeStateEn),
  ...prefixed('number', ticketStateEn),
  ...prefixed('invoice', invoiceStateEn),
  ...prefixed('suggestion', suggestionStateEn),
  ...prefixed('message', sacStateEn),
  ...prefixed('subject', sacSubjectEn),
  ...prefixed('email', mailStateEn),
  ...prefixed('notice', notificationKindEn),
  ...prefixed('channel', notificationChannelEn),
  ...prefixed('invitation', invitationStateEn),
  ...prefixed('sign', invitationSignEn),
  ...prefixed('purpose', consentPurposeEn),
};
