import type {
  NotificationChannel,
  NotificationEventState,
  NotificationKind,
  NotificationState,
} from '@fio/domain/notification';
import type { Terms } from './terms.ts';

/** What people are told of. */
export const notificationKindEn: Terms<NotificationKind> = {
  theory: 'Theory resolved',
  list: 'List of a draw closed',
  draw: 'Result of a draw',
  prize: 'Prize waiting',
};

export const notificationChannelEn: Terms<NotificationChannel> = { email: 'E-mail', push: 'Device' };

/** How far telling it is. */
export const notificationEventStateEn: Terms<NotificationEventState> = {
  gathering: 'Gathering who asked',
  sending: 'Sending',
  sent: 'Sent',
  cancelled: 'Cancelled',
};

/** What became of notifications, of which there are some. */
export const notificationStateEn: Terms<NotificationState> = {
  waiting: 'Waiting',
  sending: 'On its way',
  sent: 'Sent',
  skipped: 'Not sent: no longer wanted, or out of reach',
  failed: 'Failed',
  cancelled: 'Cancelled before they left',
};
