import { notificationChannelEn, notificationKindEn } from '@fio/contracts/terms/notifications.en';
import type { notificationDataPt } from './notification-data.pt.ts';

/** The same in English. */
export const notificationDataEn: typeof notificationDataPt = {
  title: 'Notifications',
  columns: { what: 'What', kind: 'About', channel: 'By', at: 'When' },
  asked: 'You asked for it',
  told: 'You were told',
  kind: notificationKindEn,
  channel: notificationChannelEn,
};
