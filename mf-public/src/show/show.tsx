import { shows } from '@fio/contracts/public/shows';
import { useParams } from '@fio/platform/router';
import { LoadFailed } from '../page/load-failed.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { usePageData } from '../page/use-page-data.ts';
import { useTitle } from '../page/use-title.ts';
import { ShowCalendar } from '../calendar/show-calendar.tsx';
import { ShowHeader } from './show-header.tsx';
import { ShowSuggestions } from './show-suggestions.tsx';
import { ShowTheories } from './show-theories.tsx';
import { Trailers } from './trailers.tsx';
import classes from './show.module.css';

/** A series: what it is, and its theories along the thread. */
export function Show() {
  const { show = '' } = useParams();
  const { data, pending, error, retry } = usePageData(shows.show, { params: { slug: show } });
  useTitle(data?.title);
  if (pending) return <PageSkeleton shape="series" />;
  if (!data) return <LoadFailed error={error} onRetry={retry} />;
  return (
    <div className={classes['show']}>
      <ShowHeader show={data} />
      <ShowTheories polls={data.polls} />
      <Trailers show={data} />
      <ShowCalendar show={data} />
      <ShowSuggestions slug={data.slug} suggestions={data.suggestions} />
    </div>
  );
}
