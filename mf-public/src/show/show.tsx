import { shows } from '@fio/contracts/public/shows';
import { useApiQuery } from '@fio/platform/api';
import { useParams } from '@fio/platform/router';
import { LoadFailed } from '../page/load-failed.tsx';
import { useTitle } from '../page/use-title.ts';
import { ShowHeader } from './show-header.tsx';
import { ShowTheories } from './show-theories.tsx';
import classes from './show.module.css';

/** A series: what it is, and its theories along the thread. */
export function Show() {
  const { show = '' } = useParams();
  const { data, refetch, isFetching } = useApiQuery(shows.show, { params: { slug: show } });
  useTitle(data?.title ?? '');
  if (!data) return <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className={classes['show']}>
      <ShowHeader show={data} />
      <ShowTheories polls={data.polls} />
    </div>
  );
}
