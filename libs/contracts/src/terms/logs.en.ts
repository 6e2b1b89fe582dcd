import type { LogKind } from '../admin/logs.ts';
import type { Terms } from './terms.ts';

export const logKindEn: Terms<LogKind> = {
  register: 'Registered',
  confirm: 'E-mail confirmed',
  login: 'Signed in',
  login_failed: 'Wrong password',
  password_change: 'Password changed',
  password_reset: 'Password recovered',
  data_change: 'Details corrected',
  email_change: 'E-mail changed',
  vote: 'Vote',
  vote_change: 'Vote changed',
  suggestion: 'Suggestion sent',
  invoice: 'Invoice sent',
  ticket: 'Lucky numbers received',
  prize: 'Prize',
  consent: 'Consent given',
  unsubscribe: 'Consent withdrawn',
  delete: 'Registration deleted',
  passkey_added: 'Passkey created',
  passkey_removed: 'Passkey removed',
};
