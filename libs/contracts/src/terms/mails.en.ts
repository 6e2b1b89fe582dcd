import type { MailState } from '@fio/domain/dispatch';
import { prizeMailStateEn } from './prize-mails.en.ts';
import type { Terms } from './terms.ts';

export const mailStateEn: Terms<MailState> = {
  ...prizeMailStateEn,
  sending: 'On its way',
  unconfirmed: 'Not confirmed',
  unsubscribed: 'Not sent: unsubscribed',
  suppressed: 'Not sent: bounced before',
  cancelled: 'Not sent: cancelled',
};
