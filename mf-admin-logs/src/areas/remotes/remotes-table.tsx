import { useMemo } from 'react';
import { remotes, type RemoteRelease, type RemoteStatus } from '@fio/contracts/admin/remotes';
import { StateChip } from '@fio/design-system/chip';
import { DataTable, type Column } from '@fio/design-system/data-table';
import { EmptyState } from '@fio/design-system/empty-state';
import { Text } from '@fio/design-system/text';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure, Moment, useTableLabels } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useNavigate } from '@fio/platform/router';
import { BuildName } from './build-name.tsx';
import { Failures } from './failures.tsx';
import { LIVE, figuresOf, timeText, useFigures, type Hours } from './figures.ts';
import { remotePath } from './remote-path.ts';
import { useRemotesWords } from './words.ts';

interface Row {
  readonly status: RemoteStatus;
  /** Where this server serves it. */
  readonly release: RemoteRelease | undefined;
}

function useColumns(hours: Hours): Column<Row>[] {
  const t = useRemotesWords();
  const figures = useFigures(hours);
  const of = ({ status, release }: Row) => figuresOf(figures?.builds, status.remote, release?.stable.build);
  return [
    { id: 'remote', header: t('field.remote'), cell: ({ status }) => status.remote, width: '10rem' },
    { id: 'owner', header: t('field.owner'), cell: ({ status }) => status.owner },
    {
      id: 'live',
      header: t('field.live'),
      fact: true,
      cell: ({ release }) => (release ? <BuildName {...release.stable} /> : t('state.never')),
    },
    {
      id: 'canary',
      header: t('field.canary'),
      fact: true,
      cell: ({ release }) => (release?.canary || release?.refused.length ? <CanaryChip {...release} /> : '–'),
    },
    {
      id: 'loads',
      header: t('field.loads'),
      align: 'right',
      cell: (row) => format.number(of(row)?.loads ?? 0),
    },
    { id: 'p75', header: t('field.p75'), align: 'right', cell: (row) => timeText(of(row)?.p75) },
    { id: 'failures', header: t('field.failures'), cell: (row) => <Failures figures={of(row)} /> },
    {
      id: 'changedAt',
      header: t('field.changedAt'),
      cell: ({ release }) => (release ? <Moment at={release.changedAt} /> : '–'),
    },
  ];
}

function CanaryChip({ refused, canary }: Pick<RemoteRelease, 'refused' | 'canary'>) {
  const t = useRemotesWords();
  if (refused.length > 0) return <StateChip tone="error">{t('state.refused')}</StateChip>;
  return canary && <StateChip tone="info">{t('state.canary', { percent: canary.percent })}</StateChip>;
}

/** Every remote with what is live and how it does. */
export function RemotesTable({ hours }: { hours: Hours }) {
  const t = useRemotesWords();
  const navigate = useNavigate();
  const columns = useColumns(hours);
  const { data, error, isFetching, refetch } = useApiQuery(remotes.list, {}, LIVE);
  // The same while nothing has come: columns that don't fit aren't tried anew at each render.
  const rows = useMemo(
    () =>
      (data?.items ?? []).map((status): Row => {
        const release = status.releases.find(({ environment }) => environment === data?.environment);
        return { status, release };
      }),
    [data],
  );
  return (
    <>
      {data && <Text tone="muted">{t('environment', { environment: data.environment })}</Text>}
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={rows}
        rowId={({ status }) => status.remote}
        rowHref={({ status }) => remotePath(status.remote)}
        onNavigate={(href) => void navigate(href)}
        state={data ? 'ready' : error ? 'error' : 'loading'}
        empty={<EmptyState title={t('empty.title')} text={t('empty.text')} />}
        error={error && <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />}
        labels={useTableLabels<Row>(({ status }) => status.remote)}
      />
      <Text size="small" tone="muted">
        {t('hint.p75')}
      </Text>
    </>
  );
}
