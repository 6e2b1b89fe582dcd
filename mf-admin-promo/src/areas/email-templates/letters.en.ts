import { letterNames } from '@fio/platform/area';
import type { lettersPt } from './letters.pt.ts';

export const lettersEn: Record<keyof typeof lettersPt, string> = {
  ...letterNames.en,

  'variable.name': 'how the person is called',
  'variable.show': 'title of the series',
  'variable.text': 'text of the suggestion',
  'variable.reason': 'reason',
  'variable.protocol': 'protocol number',
  'variable.entries': 'new lines of the log',
  'variable.note': 'signed head of the log',
  'variable.tokens': 'tokens that ended',
  'variable.endpoint': 'name of the webhook',
  'variable.address': 'address that the webhook delivers to',
  'variable.since': 'since when no delivery has succeeded',
  'variable.token': 'name and beginning of the token',
  'variable.ends': 'last day of the token',
  'variable.answer': 'answer of customer service',
  'variable.day': 'day the receipt was sent',
  'variable.numbers': 'lucky numbers',
  'variable.prize': 'name of the prize',
  'variable.until': 'last day to answer',
  'variable.draw': 'name of the draw',
  'variable.email': 'new sign-in e-mail',
  'variable.theory': 'question of the theory',
  'variable.result': 'whether the person was right',
};
