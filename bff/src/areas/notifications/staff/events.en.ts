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
    emailSkipped: 'E-mails not sent',
    emailCancelled: 'E-mails cancelled',
    pushSent: 'Sent to devices',
    pushSkipped: 'Devices not told',
    pushFailed: 'Devices failed',
    pushCancelled: 'Devices cancelled',
    ended: 'Stopped notifications after it',
  },
  kind: notificationKindEn,
  state: notificationEventStateEn,
};
