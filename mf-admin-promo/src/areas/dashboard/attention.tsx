import { RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { IconArrowRight } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import classes from './dashboard.module.css';
import type { DashboardFigures } from './figures.tsx';
import { useDashboardWords } from './words.ts';

/** Shortcuts to what waits, filtered as it needs to be; only to lists that this person may open. */
export function Attention({ figures: { polls, shows, waiting } }: { figures: DashboardFigures }) {
  const t = useDashboardWords();
  const may = useMay();
  const navigate = useNavigate();
  const items = [
    {
      key: 'waiting.invoices',
      count: waiting.invoices,
      list: RECORD_PAGES.invoices.list,
      filter: '?f[state]=pending',
    },
    {
      key: 'waiting.prizes',
      count: waiting.prizes,
      list: RECORD_PAGES.prizes.list,
      filter: '?f[state]=pending',
    },
    { key: 'waiting.sac', count: waiting.sac, list: RECORD_PAGES.sac.list, filter: '?f[state]=open' },
    { key: 'toResolve', count: polls.toResolve, list: RECORD_PAGES.polls.list, filter: '?f[state]=closed' },
    // Those nobody has looked at, and those somebody is at.
    {
      key: 'waiting.suggestions',
      count: waiting.suggestions,
      list: RECORD_PAGES.suggestions.list,
      filter: '',
    },
    {
      key: 'scheduled',
      count: polls.scheduled,
      list: RECORD_PAGES.polls.list,
      filter: '?f[state]=scheduled',
    },
    { key: 'draftShows', count: shows.draft, list: RECORD_PAGES.shows.list, filter: '?f[state]=draft' },
  ] as const;
  const shown = items.filter(({ count, list }) => count > 0 && may(list));
  return (
    <section className={classes['card']} aria-labelledby="attention">
      <Heading level={2} size="s" id="attention">
        {t('attention')}
      </Heading>
      {shown.length === 0 && <Text tone="muted">{t('nothingText')}</Text>}
      <ul className={classes['shortcuts']}>
        {shown.map(({ key, count, list, filter }) => (
          <li key={key}>
            <Link href={`${list.path}${filter}`} onNavigate={(href) => void navigate(href)}>
              <span>{t(key, { count })}</span>
              <IconArrowRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
