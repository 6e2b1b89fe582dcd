import type { logPt } from './log.pt.ts';

export const logEn: Record<keyof typeof logPt, string> = {
  'kind.register': 'Registered',
  'kind.confirm': 'E-mail confirmed',
  'kind.login': 'Signed in',
  'kind.login_failed': 'Wrong password',
  'kind.password_change': 'Password changed',
  'kind.password_reset': 'Password recovered',
  'kind.data_change': 'Details corrected',
  'kind.email_change': 'E-mail changed',
  'kind.vote': 'Vote',
  'kind.vote_change': 'Vote changed',
  'kind.suggestion': 'Suggestion sent',
  'kind.invoice': 'Invoice sent',
  'kind.ticket': 'Lucky numbers received',
  'kind.prize': 'Prize',
  'kind.consent': 'Consent given',
  'kind.unsubscribe': 'Consent withdrawn',
  'kind.delete': 'Registration deleted',

  'purpose.regulation': 'Regulation',
  'purpose.terms': 'Terms of use',
  'purpose.privacy': 'Privacy policy',
  'purpose.marketing': 'News by e-mail',

  'prize.default': 'reserved',
  'prize.available': 'available',
  'prize.pending': 'awaits validation',
  'prize.validated': 'validated',
  'prize.invalid': 'void',
  'prize.delivered': 'delivered',

  numbers_one: '{{total}} number',
  numbers_other: '{{total}} numbers',
  invoice: 'Invoice no. {{number}}',
  with: '{{what}} · {{more}}',
};
