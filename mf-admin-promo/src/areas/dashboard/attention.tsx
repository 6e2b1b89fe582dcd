import { DESKS, RECORD_PAGES } from '@fio/contracts/admin/record-pages';
import { IconArrowRight } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import classes from './dashboard.module.css';
import { DueChip } from './due-chip.tsx';
import type { DashboardFigures } from './figures.tsx';
import { useDashboardWords } from './words.ts';

/**
 * What waits, since when the longest does and by when the first has to be done, and straight to the desk where it is done: where there is none, or for whom may only
 * look, to the list with the oldest first, and nothing for whom may not.
 */
export function Attention({ figures }: { figures: DashboardFigures }) {
  const { polls, shows, waiting, waitingSince, waitingUntil } = figures;
  const t = useDashboardWords();
  const may = useMay();
  const navigate = useNavigate();
  const items = [
    {
      key: 'waiting.invoices',
      count: waiting.invoices,
      since: waitingSince.invoices,
      until: waitingUntil.invoices,
      desk: DESKS.invoices,
      list: RECORD_PAGES.invoices.list,
      filter: '?f[state]=pending&sort=createdAt',
    },
    {
      key: 'waiting.prizes',
      count: waiting.prizes,
      since: waitingSince.prizes,
      until: waitingUntil.prizes,
      desk: DESKS.prizes,
      list: RECORD_PAGES.prizes.list,
      filter: '?f[state]=pending&sort=claimedAt',
    },
    {
      key: 'waiting.toDeliver',
      count: waiting.toDeliver,
      since: waitingSince.toDeliver,
      until: waitingUntil.toDeliver,
      desk: null,
      list: RECORD_PAGES.prizes.list,
      filter: '?f[state]=validated&sort=claimedAt',
    },
    {
      key: 'waiting.sac',
      count: waiting.sac,
      since: waitingSince.sac,
      until: waitingUntil.sac,
      desk: null,
      list: RECORD_PAGES.sac.list,
      filter: '?f[state]=open&sort=createdAt',
    },
    {
      key: 'waiting.privacy',
      count: waiting.privacy,
      since: waitingSince.privacy,
      until: waitingUntil.privacy,
      desk: null,
      list: RECORD_PAGES.sac.list,
      filter: '?f[state]=open&f[subject]=privacy&sort=createdAt',
    },
    {
      key: 'waiting.webhooks',
      count: waiting.webhooks,
      since: waitingSince.webhooks,
      until: null,
      desk: null,
      list: RECORD_PAGES.webhooks.list,
      filter: '?f[pausedBy]=product',
    },
    {
      key: 'toResolve',
      count: polls.toResolve,
      since: waitingSince.toResolve,
      until: null,
      desk: null,
      list: RECORD_PAGES.polls.list,
      filter: '?f[state]=closed&sort=closesAt',
    },
    // Those nobody has looked at, and those somebody is at.
    {
      key: 'waiting.suggestions',
      count: waiting.suggestions,
      since: waitingSince.suggestions,
      until: null,
      desk: null,
      list: RECORD_PAGES.suggestions.list,
      filter: '?f[decided]=no&sort=createdAt',
    },
    {
      key: 'scheduled',
      count: polls.scheduled,
      since: null,
      until: null,
      desk: null,
      list: RECORD_PAGES.polls.list,
      filter: '?f[state]=scheduled',
    },
    {
      key: 'draftShows',
      count: shows.draft,
      since: null,
      until: null,
      desk: null,
      list: RECORD_PAGES.shows.list,
      filter: '?f[state]=draft',
    },
  ] as const;
  // Who waits longest comes first; last what nobody waits for.
  const shown = items
    .flatMap(({ desk, list, filter, ...item }) => {
      if (item.count === 0) return [];
      if (desk && may(desk)) return [{ ...item, href: desk.path }];
      return may(list) ? [{ ...item, href: `${list.path}${filter}` }] : [];
    })
    .toSorted((a, b) => (a.since ?? '9').localeCompare(b.since ?? '9'));
  return (
    <section className={classes['card']} aria-labelledby="attention">
      <Heading level={2} size="s" id="attention">
        {t('attention')}
      </Heading>
      {shown.length === 0 && <Text tone="muted">{t('nothingText')}</Text>}
      <ul className={classes['shortcuts']}>
        {shown.map(({ key, count, since, until, href }) => (
          <li key={key}>
            <Link href={href} onNavigate={(to) => void navigate(to)}>
              <span className={classes['what']}>
                {t(key, { count })}
                {since && (
                  <span className={classes['since']}>{t('since', { at: format.dateTime(since) })}</span>
                )}
                {until && <DueChip day={until} />}
              </span>
              <IconArrowRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
