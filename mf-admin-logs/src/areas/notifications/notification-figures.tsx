import type { adminNotifications } from '@fio/contracts/admin/notifications';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { NOTIFICATION_STATES, type NotificationChannel } from '@fio/domain/notification';
import { format } from '@fio/platform/i18n';
import { useNotificationsWords } from './words.ts';

interface Props {
  readonly of: ResponseOf<typeof adminNotifications.get>;
  readonly channel: NotificationChannel;
}

/** What became of the notifications that go one way; what none is in is left out. */
export function NotificationFigures({ of: { counts }, channel }: Props) {
  const t = useNotificationsWords();
  const states = NOTIFICATION_STATES.filter((state) => counts[channel][state] > 0);
  if (states.length === 0) return t('figures.none');
  return states.map((state) => (
    <div key={state}>
      {t(`fate.${state}`)}: {format.number(counts[channel][state])}
    </div>
  ));
}
