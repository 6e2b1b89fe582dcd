import { adminNotifications } from '@fio/contracts/admin/notifications';
import { NOTIFICATION_EVENT_STATE_TONES } from '@fio/contracts/terms/notifications.tones';
import { isFanningOut, NOTIFICATION_KINDS } from '@fio/domain/notification';
import { IconX } from '@fio/design-system/icons';
import { DayFilter, defineArea, enumeration } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { NotificationSummary } from './notification-summary.tsx';
import { useNotificationsWords } from './words.ts';

const { t } = useNotificationsWords;

/** What people asked to be told of, as it goes out. What happens makes these; staff read them and may end one early. */
export const notificationsArea = defineArea({
  contract: adminNotifications,
  words: useNotificationsWords,
  menu: { section: 'promotion', icon: 'dispatches', order: 182 },
  nameOf: ({ title, kind }) => title ?? t(`kind.${kind}`),
  enumerations: {
    kind: enumeration(useNotificationsWords, 'kind', NOTIFICATION_KINDS),
    state: enumeration(useNotificationsWords, 'state', NOTIFICATION_EVENT_STATE_TONES),
  },
  columns: [
    { key: 'title', cell: ({ title }) => title ?? t('gone'), width: 'clamp(11rem, 20vw, 18rem)' },
    { key: 'kind' },
    { key: 'state' },
    {
      key: 'sent',
      cell: ({ sent, total }) => t('figures.of', { sent: format.number(sent), total: format.number(total) }),
    },
    { key: 'failed', format: 'number' },
    { key: 'ended', format: 'number' },
    { key: 'createdAt', format: 'dateTime' },
    { key: 'finishedAt', format: 'dateTime' },
  ],
  filters: [
    { key: 'kind' },
    { key: 'state' },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
  ],
  actions: [
    {
      id: 'cancel',
      endpoint: adminNotifications.cancel,
      when: ({ state }) => isFanningOut(state),
      danger: true,
      icon: <IconX size={16} />,
    },
  ],
  detail: { Summary: NotificationSummary },
});
