import { commands } from '@fio/contracts/admin/commands';
import { Link } from '@fio/design-system/link';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure, Moment } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { durationText } from '../commands/measures.ts';
import { isUnderWay, runState } from '../commands/run-state.tsx';
import type { IndexDetail } from './index-detail.ts';
import classes from './indexes.module.css';
import { useIndexesWords } from './words.ts';

const ASK_AGAIN_MS = 1000;

/** The runs that rebuilt this index, asked for again while one is under way. */
export function IndexRebuilds({ record: { id } }: { record: IndexDetail }) {
  const t = useIndexesWords();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useApiQuery(
    commands.list,
    { query: { f: { target: id } } },
    {
      quiet: true,
      refetchInterval: ({ state }) =>
        state.data?.items.some((run) => isUnderWay(run.state)) ? ASK_AGAIN_MS : false,
    },
  );
  if (error && !data)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={3} />;
  if (data.items.length === 0) return <Text tone="muted">{t('rebuilds.none')}</Text>;
  return (
    <ul className={classes['runs']}>
      {data.items.map(({ id: runId, state, by, createdAt, duration }) => (
        <li key={runId}>
          <runState.Chip value={state} />
          <Link href={`${commands.list.path}/${runId}`} onNavigate={(href) => void navigate(href)}>
            <Moment at={createdAt} />
          </Link>
          <span>{by}</span>
          <span>{duration !== null && durationText(duration)}</span>
        </li>
      ))}
    </ul>
  );
}
