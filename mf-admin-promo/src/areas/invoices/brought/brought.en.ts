import { prizeStateEn } from '@fio/contracts/terms/prizes.en';
import { ticketStateEn } from '@fio/contracts/terms/tickets.en';
import { prefixed } from '@fio/platform/i18n';
import type { broughtPt } from './brought.pt.ts';

/** What a receipt brought, in words: they come with the part that shows it. */
export const broughtEn: Record<keyof typeof broughtPt, string> = {
  numbers: 'Lucky numbers',
  earning: 'What the receipt counted for',
  'earning.receipt': 'Counted at',
  'earning.withdrawal': 'Taken back at',
  'earning.draw': 'Draw',
  'earning.worth': 'Value',
  'earning.times_one': '{{value}}, once',
  'earning.times_other': '{{value}}, {{count}} times',
  'earning.balance': 'The person’s balance',
  'earning.change': 'from {{before}} to {{after}}',
  'earning.numbers': 'Numbers',
  'earning.forgone': 'Numbers beyond a limit',
  'earning.sources': 'Earned with the value of',
  'earning.source': 'receipt {{receipt}}: {{value}}',
  'numbers.none': 'No numbers',
  'numbers.noneText': 'The numbers come when the receipt is accepted.',
  ...prefixed('ticket', ticketStateEn),
  prizes: 'Instant prizes',
  ...prefixed('prize', prizeStateEn),
};
