import type { mailExportPt, mailDataPt } from './dispatches.pt.ts';

/** The same in English. */
export const mailExportEn: typeof mailExportPt = {
  file: 'emails',
  columns: {
    createdAt: 'Written',
    sentAt: 'Sent',
    recipient: 'Recipient',
    template: 'Letter',
    subject: 'Subject',
    state: 'State',
    attempts: 'Attempts',
    error: 'Answer of the server',
    dispatch: 'Dispatch',
  },
  state: {
    queued: 'Queued',
    sending: 'On its way',
    sent: 'Sent',
    kept: 'Kept, not sent',
    soft_bounced: 'Bounced by the mailbox',
    hard_bounced: 'Bounced: no such address',
    failed: 'Failed',
    unconfirmed: 'Not confirmed',
    unsubscribed: 'Not sent: unsubscribed',
    suppressed: 'Not sent: bounced before',
    cancelled: 'Not sent: cancelled',
  },
};

/** The same in English. */
export const mailDataEn: typeof mailDataPt = {
  title: 'E-mails sent',
  columns: { subject: 'Subject', at: 'When' },
};
