import type { PRIZE_MAIL_STATES } from '../admin/prizes.ts';
import type { Terms } from './terms.ts';

/** How the letter of a win stands: apart from what else becomes of an e-mail, for the desk's page is near its budget. */
export const prizeMailStateEn: Terms<Exclude<(typeof PRIZE_MAIL_STATES)[number], 'none'>> = {
  queued: 'Queued',
  sent: 'Sent',
  kept: 'Kept, not sent',
  soft_bounced: 'Bounced by the mailbox',
  hard_bounced: 'Bounced: no such address',
  failed: 'Failed',
};
