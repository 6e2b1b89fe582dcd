import type { statistics } from '@fio/contracts/admin/statistics';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { StatCard, StatGrid } from '@fio/design-system/stat-card';
import { format } from '@fio/platform/i18n';
import { changeOf, changeWords } from '../dashboard/change.ts';
import { useStatisticsWords } from './words.ts';

type Total = ResponseOf<typeof statistics.overview>['totals'][number];

function TotalCard({ total: { measure, total, previous } }: { total: Total }) {
  const t = useStatisticsWords();
  const change = changeOf(total, previous);
  const said = change && changeWords(change);
  const delta = change &&
    said && {
      text: t(said.word, said.values),
      direction: change.direction,
      good: change.direction === 'up',
    };
  const still = previous === 0 ? t('fresh') : t('same');
  return (
    <StatCard
      label={t(measure)}
      value={format.number(total)}
      {...(delta ? { delta } : {})}
      hint={delta ? t('before', { count: format.number(previous) }) : still}
    />
  );
}

/** The period in figures, each beside the period before. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <StatGrid>
      {totals.map((total) => (
        <TotalCard key={total.measure} total={total} />
      ))}
    </StatGrid>
  );
}
