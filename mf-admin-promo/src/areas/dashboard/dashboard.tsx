import { dashboard } from '@fio/contracts/admin/dashboard';
import { PageHeader } from '@fio/design-system/page';
import { Skeleton } from '@fio/design-system/skeleton';
import { LoadFailure } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { Funnel } from '../../figures/funnel.tsx';
import { Attention } from './attention.tsx';
import { Commands } from './commands.tsx';
import classes from './dashboard.module.css';
import { Days } from './days.tsx';
import { Deadlines } from './deadlines.tsx';
import { Figures } from './figures.tsx';
import { useDashboardWords } from './words.ts';

const REFRESH_MS = 60_000;

/** First what waits for somebody, then where the campaign stands. */
export function Dashboard() {
  const t = useDashboardWords();
  const { data, error, isFetching, refetch } = useApiQuery(
    dashboard.figures,
    {},
    { refetchInterval: REFRESH_MS },
  );
  return (
    <>
      <PageHeader title={t('title')} count={t('week')} />
      {error && !data && <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={320} radius="card" />}
      {data && (
        <div className={classes['page']}>
          <div className={classes['first']}>
            <Attention figures={data} />
            <Deadlines />
          </div>
          <Figures figures={data} />
          <div className={classes['columns']}>
            <div className={classes['page']}>
              <Days days={data.days} />
              <section className={classes['card']}>
                <Funnel funnel={data.funnel} />
              </section>
            </div>
            <Commands figures={data} />
          </div>
        </div>
      )}
    </>
  );
}
