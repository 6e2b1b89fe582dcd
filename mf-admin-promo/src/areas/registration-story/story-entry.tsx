import { RECORD_PAGES, type RecordPage } from '@fio/contracts/admin/record-pages';
import type { StoryEntry, StoryKind } from '@fio/contracts/admin/registration-story';
import { StateChip } from '@fio/design-system/chip';
import { Link } from '@fio/design-system/link';
import { Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import classes from './registration-story.module.css';
import { toldOf } from './told.ts';
import { useStoryWords } from './words.ts';

/** Where the records of a kind have pages of their own. */
const PAGES: Partial<Readonly<Record<StoryKind, RecordPage>>> = {
  wins: RECORD_PAGES.winners,
  prizes: RECORD_PAGES.prizes,
  luckyNumbers: { list: { path: '/admin/tickets', access: 'tickets:list' }, get: { access: 'tickets:view' } },
  invoices: RECORD_PAGES.invoices,
  votes: RECORD_PAGES.polls,
  suggestions: RECORD_PAGES.suggestions,
  customerService: RECORD_PAGES.sac,
  emails: {
    list: { path: '/admin/dispatches', access: 'dispatches:list' },
    get: { access: 'dispatches:view' },
  },
  notifications: RECORD_PAGES.notifications,
  invitations: {
    list: { path: '/admin/invitations', access: 'invitations:list' },
    get: { access: 'invitations:view' },
  },
};

/** What an entry is called; the way to its own page, for who may see that. */
export function EntryTitle({ entry }: { entry: StoryEntry }) {
  const t = useStoryWords();
  const may = useMay();
  const navigate = useNavigate();
  const page = PAGES[entry.kind];
  const title = t(`one.${entry.kind}`, { what: toldOf(entry, t).what });
  if (!page || entry.recordId === null || !may(page.get)) return title;
  return (
    <Link href={`${page.list.path}/${entry.recordId}`} onNavigate={(href) => void navigate(href)}>
      {title}
    </Link>
  );
}

/** How it stands, and what more is known of it. */
export function EntryBody({ entry }: { entry: StoryEntry }) {
  const t = useStoryWords();
  const { more = [], state } = toldOf(entry, t);
  const text = more.filter(Boolean).join(' · ');
  if (!text && !state) return null;
  return (
    <div className={classes['entry']}>
      {state && <StateChip tone={state.tone}>{state.word}</StateChip>}
      {text && (
        <Text size="small" tone="muted">
          {text}
        </Text>
      )}
    </div>
  );
}
