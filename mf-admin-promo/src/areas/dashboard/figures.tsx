import type { dashboard } from '@fio/contracts/admin/dashboard';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { StatCard, StatGrid } from '@fio/design-system/stat-card';
import { format } from '@fio/platform/i18n';
import { changeOf } from './change.ts';
import { useDashboardWords } from './words.ts';

export type DashboardFigures = ResponseOf<typeof dashboard.figures>;
type Figure = DashboardFigures['votes'];

/** A week of something, beside the week before. */
function Week({ label, figure }: { label: string; figure: Figure }) {
  const t = useDashboardWords();
  const { today, week, previousWeek, total } = figure;
  const change = changeOf(week, previousWeek);
  const delta = change && {
    text: t(change.direction === 'up' ? 'more' : 'less', { percent: format.number(change.percent) }),
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

export function Figures({ figures }: { figures: DashboardFigures }) {
  const t = useDashboardWords();
  const { registrations, verifiedEmails, votes, polls, shows } = figures;
  return (
    <StatGrid>
      <Week label={t('votes')} figure={votes} />
      <Week label={t('registrations')} figure={registrations} />
      <Week label={t('verified')} figure={verifiedEmails} />
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
