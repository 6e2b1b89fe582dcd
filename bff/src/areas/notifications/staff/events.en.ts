import { notificationEventStateEn, notificationKindEn } from '@fio/contracts/terms/notifications.en';
import type { eventExportPt } from './events.pt.ts';

/** The same in English. */
export const eventExportEn: typeof eventExportPt = {
  file: 'notifications',
  columns: {
    createdAt: 'Happened at',
    kind: 'Notification',
    title: 'About',
    state: 'State',
    finishedAt: 'Ended at',
    emailSent: 'E-mails sent',
    emailSkipped: 'E-mails no longer wanted',
    emailCancelled: 'E-mails cancelled',
    pushSent: 'Sent to devices',
    pushSkipped: 'Devices no longer wanted',
    pushFailed: 'Devices failed',
    pushCancelled: 'Devices cancelled',
    ended: 'Ended their subscription after it',
  },
  kind: notificationKindEn,
  state: notificationEventStateEn,
};
