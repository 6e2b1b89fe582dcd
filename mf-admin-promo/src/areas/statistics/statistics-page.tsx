import { statistics } from '@fio/contracts/admin/statistics';
import { PageHeader } from '@fio/design-system/page';
import { Skeleton } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { LoadFailure } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { Funnel } from '../../figures/funnel.tsx';
import { Answers } from './answers.tsx';
import { DayChart } from './day-chart.tsx';
import { EmbedSites } from './embed-sites.tsx';
import { ExportButton } from './export-button.tsx';
import { Groups } from './groups.tsx';
import { PeriodFields } from './period-fields.tsx';
import classes from './statistics.module.css';
import { Risks } from './risks.tsx';
import { Totals } from './totals.tsx';
import { periodOf, useStatisticsState } from './use-statistics-state.ts';
import { useStatisticsWords } from './words.ts';

/** /admin/statistics: who took part in a period, how, and where they came from. */
export function StatisticsPage() {
  const t = useStatisticsWords();
  const { state, change } = useStatisticsState();
  const { data, error, isFetching, refetch } = useApiQuery(
    statistics.overview,
    { query: periodOf(state) },
    { placeholderData: (previous) => previous },
  );
  const period = data?.period;
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(period && {
          count: t('period', { from: format.day(period.from), to: format.day(period.to) }),
        })}
        action={<ExportButton state={state} />}
      />
      <div className={classes['page']}>
        <PeriodFields period={period} onChange={change} />
        {error && <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={320} radius="card" />}
        {data && !error && (
          <>
            <Totals totals={data.totals} />
            <div className={classes['columns']}>
              <DayChart days={data.days} />
              <section className={classes['card']}>
                <Funnel funnel={data.funnel} />
              </section>
            </div>
          </>
        )}
        {data && !error && <Risks risks={data.risks} />}
        <Groups state={state} onChange={change} />
        <EmbedSites state={state} />
        <Answers state={state} onChange={change} />
        {data && (
          <Text size="small" tone="muted">
            {data.refreshedAt === null
              ? t('refreshed.never')
              : t('refreshed.at', { at: format.dateTime(data.refreshedAt) })}
          </Text>
        )}
      </div>
    </>
  );
}
