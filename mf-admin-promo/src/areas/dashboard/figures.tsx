import type { dashboard } from '@fio/contracts/admin/dashboard';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { StatCard, StatGrid } from '@fio/design-system/stat-card';
import { format } from '@fio/platform/i18n';
import { percentOf } from '../tickets/totals/percent.ts';
import { changeOf, changeWords } from './change.ts';
import { useDashboardWords } from './words.ts';

export type DashboardFigures = ResponseOf<typeof dashboard.figures>;
type Figure = DashboardFigures['votes'];

const WEEKS = ['votes', 'registrations', 'verified', 'suggestions', 'invoices', 'tickets', 'prizes'] as const;

/** A week of something, beside the week before. */
function Week({ label, figure }: { label: string; figure: Figure }) {
  const t = useDashboardWords();
  const { today, week, previousWeek, total } = figure;
  const change = changeOf(week, previousWeek);
  const said = change && changeWords(change);
  const delta = change &&
    said && {
      text: t(said.word, said.values),
      direction: change.direction,
      good: change.direction === 'up',
    };
  const still = previousWeek === 0 ? t('fresh') : t('same');
  const rest = [t('today', { today: format.number(today) }), t('total', { total: format.number(total) })];
  return (
    <StatCard
      label={label}
      value={format.number(week)}
      {...(delta ? { delta } : {})}
      hint={(delta ? rest : [still, ...rest]).join(' · ')}
    />
  );
}

/** How many of the numbers that run have been given out. */
function Numbers({ numbers: { capacity, issued } }: { numbers: NonNullable<DashboardFigures['numbers']> }) {
  const t = useDashboardWords();
  return (
    <StatCard
      label={t('numbers')}
      value={t('percent', { percent: format.number(percentOf(issued, capacity)) })}
      hint={t('numbersOf', { issued: format.number(issued), capacity: format.number(capacity) })}
    />
  );
}

export function Figures({ figures }: { figures: DashboardFigures }) {
  const t = useDashboardWords();
  const { polls, shows, numbers } = figures;
  return (
    <StatGrid>
      {WEEKS.map((measure) => (
        <Week key={measure} label={t(measure)} figure={figures[measure]} />
      ))}
      {numbers && <Numbers numbers={numbers} />}
      <StatCard
        label={t('open')}
        value={format.number(polls.open)}
        hint={t('resolved', { count: polls.resolved })}
      />
      <StatCard
        label={t('published')}
        value={format.number(shows.published)}
        hint={t('drafts', { count: shows.draft })}
      />
    </StatGrid>
  );
}
