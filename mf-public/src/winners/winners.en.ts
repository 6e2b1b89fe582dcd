import { disqualificationEn } from '@fio/contracts/terms/winners.en';
import { prefixed } from '@fio/platform/i18n';
import type { winnersPt } from './winners.pt.ts';

export const winnersEn: Record<keyof typeof winnersPt, string> = {
  title: 'Winners',
  lead: 'Who won in each draw, with the result of the Loteria Federal that the numbers came from.',
  next: 'Next draw',
  later: 'A draw to come',
  nextDay: 'By the Loteria Federal of {{date}}.',
  waiting: 'Being verified',
  waitingDay: 'The Loteria Federal was drawn on {{date}}. The winners appear here once they are verified.',
  check: 'Check the calculation: {{title}}',
  about: 'What this draw is bound to',
  listHash: 'The list of numbers is closed with the digest (SHA-256):',
  period: 'Taking part from {{from}} to {{to}}',
  published: 'Published on {{date}}',
  calculated: 'Held on {{when}}',
  calculatedAt: 'Held on {{when}}, {{place}}',
  extraction: 'Loteria Federal, draw {{contest}}, of {{date}}',
  ordinal: 'Prize {{number}}',
  winners_one: '{{count}} winner',
  winners_other: '{{count}} winners',
  number: 'Lucky number',
  cpf: 'CPF {{cpf}}',
  surrogate: 'Surrogate no. {{rank}}',
  surrogateWhy:
    'A surrogate comes in the place of somebody who did not answer or could not receive the prize.',
  'left.disqualified': 'In the place of number {{number}}, disqualified on {{when}}.',
  'left.not_found': 'In the place of number {{number}}: its holder was not found by {{when}}.',
  'left.declined': 'In the place of number {{number}}: its holder renounced the prize on {{when}}.',
  'left.deceased': 'In the place of number {{number}}: its holder died; we heard of it on {{when}}.',
  'left.prescribed': 'In the place of number {{number}}: the time to ask for the prize was over on {{when}}.',
  'left.why': 'Reason: {{reason}}.',
  ...prefixed('why', disqualificationEn),
  pending: 'Winner being confirmed.',
  checkNumber: 'Check any lucky number against the seed of its draw',
  privacy:
    'For safety only part of the CPF is shown. If your name is here, we get in touch with you, by the e-mail and the telephone of your registration: we never ask for a password or a payment.',
  sac: 'Write to customer service',
  none: 'No draw has been held yet',
  noneText: 'The winners of each draw stay on this page for at least 30 days.',
  questions: 'Questions about prizes',
};
