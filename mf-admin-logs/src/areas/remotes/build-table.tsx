import { remotes, type RemoteBuildRow, type RemoteRelease } from '@fio/contracts/admin/remotes';
import { StateChip } from '@fio/design-system/chip';
import { DataTable, type Column } from '@fio/design-system/data-table';
import { EmptyState } from '@fio/design-system/empty-state';
import type { MenuAction } from '@fio/design-system/menu';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure, Moment, useMay, useTableLabels } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useState } from 'react';
import { sizeText } from '../commands/measures.ts';
import { BuildCommit } from './build-commit.tsx';
import { BuildName } from './build-name.tsx';
import { changesOf, type Change } from './change.ts';
import { Failures } from './failures.tsx';
import { figuresOf, LIVE, shortBuild, timeText, useFigures, type Hours } from './figures.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { usePast } from './use-past.ts';
import { useRemotesWords } from './words.ts';

interface Props {
  readonly remote: string;
  readonly release: RemoteRelease | undefined;
  readonly hours: Hours;
  readonly onChange: (change: Change) => void;
}

function BuildState({ build, release }: { build: string; release: RemoteRelease | undefined }) {
  const t = useRemotesWords();
  if (release?.refused.includes(build)) return <StateChip tone="error">{t('state.refused')}</StateChip>;
  if (build === release?.stable.build) return <StateChip tone="success">{t('state.live')}</StateChip>;
  if (build !== release?.canary?.build) return '–';
  return <StateChip tone="info">{t('state.canary', { percent: release.canary.percent })}</StateChip>;
}

function useColumns({ release, hours }: Props): Column<RemoteBuildRow>[] {
  const t = useRemotesWords();
  const figures = useFigures(hours);
  const of = ({ remote, build }: RemoteBuildRow) => figuresOf(figures?.builds, remote, build);
  return [
    { id: 'build', header: t('field.build'), cell: (row) => <BuildName {...row} />, width: '9rem' },
    {
      id: 'commit',
      header: t('field.commit'),
      cell: ({ revision }) => <BuildCommit revision={revision} />,
    },
    {
      id: 'state',
      header: t('field.state'),
      fact: true,
      cell: ({ build }) => <BuildState build={build} release={release} />,
    },
    {
      id: 'loads',
      header: t('field.loads'),
      align: 'right',
      cell: (row) => format.number(of(row)?.loads ?? 0),
    },
    { id: 'p75', header: t('field.p75'), align: 'right', cell: (row) => timeText(of(row)?.p75) },
    { id: 'failures', header: t('field.failures'), cell: (row) => <Failures figures={of(row)} /> },
    { id: 'size', header: t('field.size'), align: 'right', cell: ({ gzip }) => sizeText(gzip) },
    {
      id: 'publishedAt',
      header: t('field.publishedAt'),
      fact: true,
      named: true,
      cell: ({ publishedAt }) => <Moment at={publishedAt} />,
    },
    {
      id: 'publishedBy',
      header: t('field.publishedBy'),
      cell: ({ publishedBy }) => publishedBy || t('history.product'),
    },
  ];
}

/** What may be done with a build: to look at it before everybody does, and to change what is live. */
function useActions({ remote, release, onChange }: Props, onPreview: (build: string) => void) {
  const t = useRemotesWords();
  const past = usePast(remote, release?.environment);
  return ({ build }: RemoteBuildRow): MenuAction[] => {
    const preview = { id: 'preview', label: t('action.preview'), onSelect: () => onPreview(build) };
    const changes = changesOf(build, release, past).map((change) => ({
      id: change.kind,
      label: t(`action.${change.kind}`),
      danger: change.kind === 'rollback' || change.kind === 'end',
      onSelect: () => onChange(change),
    }));
    return build === release?.stable.build ? changes : [preview, ...changes];
  };
}

/** The published builds of a remote: how each does, and what may be done with it. */
export function BuildTable(props: Props) {
  const { remote } = props;
  const t = useRemotesWords();
  const may = useMay()(remotes.promote);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const columns = useColumns(props);
  const actionsOf = useActions(props, setPreviewed);
  const labels = useTableLabels<RemoteBuildRow>(({ build }) => shortBuild(build));
  const { data, error, isFetching, refetch } = useApiQuery(remotes.builds, { params: { remote } }, LIVE);
  const table = (
    <DataTable
      caption={t('builds.caption', { remote })}
      columns={columns}
      rows={data?.items ?? []}
      rowId={({ build }) => build}
      state={data ? 'ready' : error ? 'error' : 'loading'}
      empty={<EmptyState title={t('builds.none')} text={t('builds.noneText')} />}
      error={error && <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      labels={labels}
      {...(may && { rowActions: actionsOf })}
    />
  );
  return (
    <>
      {table}
      {previewed && <PreviewDialog remote={remote} build={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}
