import { adminNotifications } from '@fio/contracts/admin/notifications';
import { isFanningOut, NOTIFICATION_CHANNELS } from '@fio/domain/notification';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { DefinitionList } from '@fio/design-system/definition-list';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { Moment } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { NotificationFigures } from './notification-figures.tsx';
import { NotificationSubject } from './notification-subject.tsx';
import { useNotificationsWords } from './words.ts';

const OFTEN = 2_000;

type Detail = ResponseOf<typeof adminNotifications.get>;

/** As it is now, asked for again as long as it moves by itself. */
function useLive(record: Detail): Detail {
  const { data } = useApiQuery(
    adminNotifications.get,
    { params: { id: record.id } },
    {
      quiet: true,
      refetchInterval: ({ state }) => (isFanningOut((state.data ?? record).state) ? OFTEN : false),
    },
  );
  return data ?? record;
}

/** What was told, how far it is, and what it led to. */
export function NotificationSummary({ record }: { record: Detail }) {
  const t = useNotificationsWords();
  const one = useLive(record);
  const { kind, ended, createdAt, finishedAt } = one;
  return (
    <DefinitionList
      items={[
        { term: t('field.kind'), value: t(`kind.${kind}`) },
        { term: t('field.title'), value: <NotificationSubject of={one} /> },
        { term: t('field.createdAt'), value: <Moment at={createdAt} /> },
        ...(finishedAt ? [{ term: t('field.finishedAt'), value: <Moment at={finishedAt} /> }] : []),
        ...NOTIFICATION_CHANNELS.map((channel) => ({
          term: t(`channel.${channel}`),
          value: <NotificationFigures of={one} channel={channel} />,
        })),
        ...(ended === null
          ? []
          : [
              {
                term: t('field.ended'),
                value: (
                  <>
                    {format.number(ended)}
                    <Text size="small" tone="muted">
                      {t('ended.text')}
                    </Text>
                  </>
                ),
              },
            ]),
      ]}
    />
  );
}
