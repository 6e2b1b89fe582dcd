import { consentPurposeEn } from '@fio/contracts/terms/consents.en';
import type { profilePrivacyPt } from './privacy.pt.ts';

export const profilePrivacyEn: Record<keyof typeof profilePrivacyPt, string> = {
  newsTitle: 'News by e-mail',
  newsLead: 'New theories, answers and who got them right. Turn it on and off whenever you like.',
  news: 'I want to receive news about the promotion by e-mail',
  newsOn: 'You will receive the news.',
  newsOff: 'You will no longer receive the news.',
  consentsTitle: 'Your consents',
  consentsLead: 'All that you accepted or refused, in which version and when.',
  consentsFailed: 'The consents could not be loaded',
  ...consentPurposeEn,
  granted: 'Accepted',
  refused: 'Not accepted',
  version: 'Version {{version}}',
  onDate: 'on {{when}}',
  byEmail: 'by a link in an e-mail',
  byPush: 'by the button of a notification',
  dataTitle: 'Your data, with you',
  dataLead: 'Download all that we keep of you: as a PDF to read, or as JSON to use in another service.',
  pdf: 'Download as PDF',
  json: 'Download as JSON',
  deleteTitle: 'Delete the registration',
  deleteLead: 'We erase your personal data and close your account. It cannot be undone.',
  delete: 'Delete my registration',
  whatGoes: 'What is erased',
  goes: 'Name, CPF, e-mail, phone, city, day and month of birth, password, passkeys, devices for notifications and the messages we sent. Suggestions that were not published, too.',
  whatStays: 'What stays, and why',
  staysVotes: 'The votes already counted: taking them out would change the result for everybody.',
  staysConsents:
    'The record of your consents: the law asks us to be able to prove them (LGPD, articles 8 and 16).',
  staysShared: 'The suggestions already published and the theories made of them.',
  staysService: 'The messages to customer service, for as long as the consumer code asks (article 27).',
  staysAccess: 'The record of accesses, for as long as the Marco Civil da Internet asks (article 15).',
  staysCpf:
    'A code that only serves to recognise your CPF, for a year: with it nobody registers again in this promotion.',
  staysPromotion:
    'The accepted receipts, the numbers and the prizes, for five years and without your name: they are the accounts of the promotion.',
  'own.votes_one': 'Your vote that was counted: taking it out would change the result for everybody.',
  'own.votes_other':
    'Your {{total}} votes that were counted: taking them out would change the result for everybody.',
  'own.suggestions_one': 'Your suggestion that was published, without your name.',
  'own.suggestions_other': 'Your {{total}} suggestions that were published, without your name.',
  'own.accepted_one':
    'Your accepted receipt, for five years and without your name: it is part of the accounts of the promotion.',
  'own.accepted_other':
    'Your {{total}} accepted receipts, for five years and without your name: they are part of the accounts of the promotion.',
  'own.undecided_one':
    'The receipt that has not been checked yet is dropped and gives no number and no prize.',
  'own.undecided_other':
    'The {{total}} receipts that have not been checked yet are dropped and give no numbers and no prizes.',
  'own.numbers_one':
    'Your lucky number stays on record but takes no part any more: if it is drawn, the prize goes to the number that the regulation names.',
  'own.numbers_other':
    'Your {{total}} lucky numbers stay on record but take no part any more: if one is drawn, the prize goes to the number that the regulation names.',
  'own.delivered_one': 'The record of the prize that you received, for five years.',
  'own.delivered_other': 'The record of the {{total}} prizes that you received, for five years.',
  waiting_one: 'A prize waits for you',
  waiting_other: '{{count}} prizes wait for you',
  waitingText:
    'Without the registration a prize can’t be handed over. Receive it first and delete afterwards; or renounce it in writing, and then it does not come back.',
  decided: 'Being decided: there is time for a defence.',
  decidedText:
    'While a prize is being decided on, the registration can’t be deleted. Write to customer service.',
  'due.documents': 'Send the documents by {{when}}.',
  'due.prescription': 'It can be asked for until {{when}}.',
  'due.delivery': 'It is handed over by {{when}}.',
  claimFirst: 'Receive it first',
  renounce: 'Renounce what waits',
  renounceField: 'Write “{{words}}” to renounce',
  renounceHint: 'You renounce: {{prizes}}. What you wrote is kept, and when.',
  deleteRenouncing: 'Renounce and delete my registration',
  deletePassword: 'Type your password to confirm',
  cancel: 'Cancel',
  close: 'Close',
  deleted: 'Your registration was deleted. Thank you for having taken part.',
};
