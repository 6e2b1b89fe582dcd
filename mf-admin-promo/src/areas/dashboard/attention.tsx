import { adminInvoices } from '@fio/contracts/admin/invoices';
import { adminPolls } from '@fio/contracts/admin/polls';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { adminSac } from '@fio/contracts/admin/sac';
import { adminShows } from '@fio/contracts/admin/shows';
import { adminSuggestions } from '@fio/contracts/admin/suggestions';
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
      list: adminInvoices.list,
      filter: '?f[state]=pending',
    },
    { key: 'waiting.prizes', count: waiting.prizes, list: adminPrizes.list, filter: '?f[state]=pending' },
    { key: 'waiting.sac', count: waiting.sac, list: adminSac.list, filter: '?f[state]=open' },
    { key: 'toResolve', count: polls.toResolve, list: adminPolls.list, filter: '?f[state]=closed' },
    // Those nobody has looked at, and those somebody is at.
    { key: 'waiting.suggestions', count: waiting.suggestions, list: adminSuggestions.list, filter: '' },
    { key: 'scheduled', count: polls.scheduled, list: adminPolls.list, filter: '?f[state]=scheduled' },
    { key: 'draftShows', count: shows.draft, list: adminShows.list, filter: '?f[state]=draft' },
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
