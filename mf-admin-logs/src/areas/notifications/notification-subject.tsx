import type { adminNotifications } from '@fio/contracts/admin/notifications';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { RecordLink } from '@fio/platform/area';
import { useNotificationsWords } from './words.ts';

/** Of a prize it isn't known here whether it was won at once or drawn, and whose it is is nobody's business at this desk. */
const NAMES = { theory: 'polls', list: 'draw', draw: 'draw', prize: '' } as const;

/** What it was about, linked for whom may see it. */
export function NotificationSubject({ of }: { of: ResponseOf<typeof adminNotifications.get> }) {
  const t = useNotificationsWords();
  const { kind, recordId, title } = of;
  return (
    <RecordLink of={NAMES[kind]} id={recordId}>
      {title ?? t('gone')}
    </RecordLink>
  );
}
