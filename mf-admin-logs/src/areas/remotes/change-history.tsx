import { remotes, type RemoteChange } from '@fio/contracts/admin/remotes';
import { EmptyState } from '@fio/design-system/empty-state';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Timeline } from '@fio/design-system/timeline';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { LIVE, shortBuild } from './figures.ts';
import { useRemotesWords } from './words.ts';

const nameOf = (build: string | null) => (build === null ? '–' : shortBuild(build));

function titleOf({ kind, from, to, percent, environment }: RemoteChange): string {
  const { t } = useRemotesWords;
  const text = t(`change.${kind}`, { from: nameOf(from), to: nameOf(to), percent: percent ?? '' });
  return environment === null ? text : `${text} · ${environment}`;
}

/** Why, and which commit the build is of. */
function bodyOf({ reason, revision }: RemoteChange) {
  const lines = [reason, revision && `${revision.subject} (${revision.author})`].filter((line) => line);
  return lines.length > 0 ? { body: lines.join(' · ') } : {};
}

/** What was published and made live of a remote, latest first, with who and why. */
export function ChangeHistory({ remote }: { remote: string }) {
  const t = useRemotesWords();
  const { data, error, isFetching, refetch } = useApiQuery(remotes.history, { params: { remote } }, LIVE);
  if (error && !data)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={5} />;
  if (data.items.length === 0) return <EmptyState title={t('history.none')} text={t('history.noneText')} />;
  return (
    <Timeline
      label={t('tab.history')}
      items={data.items.map((change, index) => ({
        id: String(index),
        title: titleOf(change),
        when: format.dateTime(change.at),
        exact: change.at,
        by: change.by || t('history.product'),
        ...bodyOf(change),
      }))}
    />
  );
}
