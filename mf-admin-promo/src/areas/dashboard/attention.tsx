import { adminPolls } from '@fio/contracts/admin/polls';
import { adminShows } from '@fio/contracts/admin/shows';
import { IconArrowRight } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import classes from './dashboard.module.css';
import type { DashboardFigures } from './figures.tsx';
import { useDashboardWords } from './words.ts';

/** Shortcuts to what waits, filtered as it needs to be; only to lists that this person may open. */
export function Attention({ figures: { polls, shows } }: { figures: DashboardFigures }) {
  const t = useDashboardWords();
  const may = useMay();
  const navigate = useNavigate();
  const items = [
    { key: 'toResolve', count: polls.toResolve, list: adminPolls.list, state: 'closed' },
    { key: 'scheduled', count: polls.scheduled, list: adminPolls.list, state: 'scheduled' },
    { key: 'draftShows', count: shows.draft, list: adminShows.list, state: 'draft' },
  ] as const;
  const shown = items.filter(({ count, list }) => count > 0 && may(list));
  return (
    <section className={classes['card']} aria-labelledby="attention">
      <Heading level={2} size="s" id="attention">
        {t('attention')}
      </Heading>
      {shown.length === 0 && <Text tone="muted">{t('nothingText')}</Text>}
      <ul className={classes['shortcuts']}>
        {shown.map(({ key, count, list, state }) => (
          <li key={key}>
            <Link href={`${list.path}?f[state]=${state}`} onNavigate={(href) => void navigate(href)}>
              <span>{t(key, { count })}</span>
              <IconArrowRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
