import type { MailState } from '@fio/domain/dispatch';
import type { Tones } from './terms.ts';

export const MAIL_STATE_TONES: Tones<MailState> = {
  queued: 'info',
  sending: 'info',
  sent: 'success',
  kept: 'neutral',
  soft_bounced: 'warning',
  hard_bounced: 'error',
  failed: 'error',
  unconfirmed: 'warning',
  unsubscribed: 'neutral',
  suppressed: 'neutral',
  cancelled: 'neutral',
};
