import { prizeStatePt } from '@fio/contracts/terms/prizes.pt';
import { ticketStatePt } from '@fio/contracts/terms/tickets.pt';
import { prefixed } from '@fio/platform/i18n';

/** What a receipt brought, in words: they come with the part that shows it. */
export const broughtPt = {
  numbers: 'Números da sorte',
  earning: 'O que a nota contou',
  'earning.receipt': 'Contada em',
  'earning.withdrawal': 'Retirada em',
  'earning.draw': 'Sorteio',
  'earning.worth': 'Valor',
  'earning.times_one': '{{value}}, uma vez',
  'earning.times_other': '{{value}}, {{count}} vezes',
  'earning.balance': 'Saldo da pessoa',
  'earning.change': 'de {{before}} para {{after}}',
  'earning.numbers': 'Números',
  'earning.forgone': 'Números além do limite',
  'earning.sources': 'Ganhos com o valor de',
  'earning.source': 'nota {{receipt}}: {{value}}',
  'numbers.none': 'Nenhum número',
  'numbers.noneText': 'Os números saem quando a nota é aprovada.',
  ...prefixed('ticket', ticketStatePt),
  prizes: 'Prêmios instantâneos',
  ...prefixed('prize', prizeStatePt),
};
