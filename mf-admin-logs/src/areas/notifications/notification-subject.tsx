import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import type { adminNotifications } from '@fio/contracts/admin/notifications';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { Link } from '@fio/design-system/link';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { useNotificationsWords } from './words.ts';

/** Of a prize it isn't known here whether it was won at once or drawn, and whose it is is nobody's business at this desk. */
const PAGES = {
  theory: RECORD_PAGES.polls,
  list: RECORD_PAGES.draw,
  draw: RECORD_PAGES.draw,
  prize: null,
} as const;

/** What it was about, linked for whom may see it. */
export function NotificationSubject({ of }: { of: ResponseOf<typeof adminNotifications.get> }) {
  const t = useNotificationsWords();
  const navigate = useNavigate();
  const may = useMay();
  const { kind, recordId, title } = of;
  const page = PAGES[kind];
  if (title === null) return t('gone');
  if (page === null || !may(page.get)) return title;
  return (
    <Link href={`${page.list.path}/${recordId}`} onNavigate={(href) => void navigate(href)}>
      {title}
    </Link>
  );
}
