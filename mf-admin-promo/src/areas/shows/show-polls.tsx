import { adminPolls } from '@fio/contracts/admin/polls';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { SkeletonText } from '@fio/design-system/skeleton';
import { LoadFailure } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import { pollState } from '../polls/poll-state.ts';
import type { ShowDetail } from './show-values.ts';
import classes from './shows.module.css';
import { useShowsWords } from './words.ts';

/** The theories of a series. */
export function ShowPolls({ record: show }: { record: ShowDetail }) {
  const t = useShowsWords();
  const navigate = useNavigate();
  const go = (href: string) => void navigate(href);
  const { data, error, isFetching, refetch } = useApiQuery(adminPolls.list, {
    query: { sort: '-updatedAt', f: { showId: show.id } },
  });
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={5} />;
  if (data.total === 0) return <EmptyState title={t('polls.empty')} text={t('polls.emptyText')} />;
  return (
    <div className={classes['polls']}>
      <ul>
        {data.items.map((poll) => (
          <li key={poll.id}>
            <Link href={`${adminPolls.list.path}/${poll.id}`} onNavigate={go}>
              {poll.title}
            </Link>
            <pollState.Chip value={poll.state} />
            <span className={classes['votes']}>
              {t('polls.votes', { count: poll.votes, votes: format.number(poll.votes) })}
            </span>
          </li>
        ))}
      </ul>
      <Link href={`${adminPolls.list.path}?f[showId]=${show.id}`} onNavigate={go}>
        {t('polls.all', { count: data.total })}
      </Link>
    </div>
  );
}
