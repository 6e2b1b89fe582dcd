import { logs } from '@fio/contracts/admin/logs';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Timeline } from '@fio/design-system/timeline';
import { queryText, useApiQuery } from '@fio/platform/api';
import { aboutLog, LoadFailure, logKind } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import type { LogDetail } from './log-person.ts';
import classes from './logs.module.css';
import { useLogsWords } from './words.ts';

interface Props {
  readonly filter: { readonly registrationId: string } | { readonly ip: string };
}

/** The latest logs of a person or of an address, and the way to all of them. */
function Latest({ filter }: Props) {
  const t = useLogsWords();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useApiQuery(logs.list, { query: { f: filter } });
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={6} />;
  return (
    <div className={classes['summary']}>
      <Timeline
        label={t('tab.around')}
        items={data.items.map((log) => ({
          id: log.id,
          title: logKind(log.kind),
          when: format.dateTime(log.at),
          exact: log.at,
          by: log.ip ?? '',
          body: aboutLog(log),
        }))}
      />
      {data.total > data.items.length && (
        <Link
          href={`${logs.list.path}?${queryText({ f: filter })}`}
          onNavigate={(href) => void navigate(href)}
        >
          {t('everything')}
        </Link>
      )}
    </div>
  );
}

/** What the same person did; where nobody is known, what came from the same address. */
export function LogAround({ record: { person, ip } }: { record: LogDetail }) {
  const t = useLogsWords();
  if (person) return <Latest filter={{ registrationId: person.id }} />;
  if (ip) return <Latest filter={{ ip }} />;
  return <EmptyState title={t('none.title')} text={t('none.text')} />;
}
