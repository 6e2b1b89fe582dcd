import type { NotificationEventState } from '@fio/domain/notification';
import type { Tones } from './terms.ts';

export const NOTIFICATION_EVENT_STATE_TONES: Tones<NotificationEventState> = {
  gathering: 'info',
  sending: 'info',
  sent: 'success',
  cancelled: 'neutral',
};
