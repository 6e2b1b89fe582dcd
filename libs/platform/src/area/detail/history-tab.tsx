import { useState } from 'react';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { Link } from '@fio/design-system/link';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Timeline } from '@fio/design-system/timeline';
import { actions } from '@fio/contracts/admin/actions';
import { useApiQuery } from '../../api/index.ts';
import { format } from '../../i18n/index.ts';
import { queryText } from '../../api/index.ts';
import { useNavigate } from '../../router/index.ts';
import { useAreaWords } from '../area-words.ts';
import classes from '../area.module.css';
import { ActionDiff } from '../audit/action-diff.tsx';
import { useAuditWords } from '../audit/audit-words.ts';
import { LoadFailure } from '../load-failure.tsx';
import { useMay } from '../use-may.ts';
import { CompareVersions } from './compare-versions.tsx';

/** What one action changed, asked for when somebody wants to know. */
function Changes({ id, resource }: { id: string; resource: string }) {
  const t = useAreaWords();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const { data } = useApiQuery(actions.get, { params: { id } }, { enabled: open });
  if (!may(actions.get)) return null;
  if (!open)
    return (
      <Button variant="quiet" size="sm" className={classes['flush']} onClick={() => setOpen(true)}>
        {t('history.changes')}
      </Button>
    );
  return data ? (
    <ActionDiff differences={data.differences} resource={resource} />
  ) : (
    <SkeletonText lines={2} />
  );
}

/** A record's own rows of the audit, newest first. */
export function HistoryTab({ resource, recordId }: { resource: string; recordId: string }) {
  const t = useAreaWords();
  const audit = useAuditWords();
  const navigate = useNavigate();
  const filter = { resource, recordId };
  const { data, error, isFetching, refetch } = useApiQuery(actions.list, {
    query: { sort: '-at', f: filter },
  });
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={4} />;
  if (data.total === 0) return <EmptyState title={t('history.empty.title')} text={t('history.empty.text')} />;
  return (
    <div className={classes['report']}>
      <CompareVersions {...filter} total={data.total} />
      <Timeline
        label={t('tab.history')}
        items={data.items.map(({ id, at, action, actorName }) => ({
          id,
          title: audit.action(action),
          when: format.dateTime(at),
          exact: at,
          by: actorName,
          body: <Changes id={id} resource={resource} />,
        }))}
      />
      {data.total > data.items.length && (
        <Link
          href={`${actions.list.path}?${queryText({ f: filter })}`}
          onNavigate={(href) => void navigate(href)}
        >
          {t('history.all', { count: data.total })}
        </Link>
      )}
    </div>
  );
}
