import { mailStateEn } from '@fio/contracts/terms/mails.en';
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
  state: mailStateEn,
};

/** The same in English. */
export const mailDataEn: typeof mailDataPt = {
  title: 'E-mails sent',
  columns: { subject: 'Subject', at: 'When' },
};
