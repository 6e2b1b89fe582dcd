import { remotes, type RemoteRelease, type RemoteStatus } from '@fio/contracts/admin/remotes';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { IconHistory } from '@fio/design-system/icons';
import { PageHeader } from '@fio/design-system/page';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Tabs } from '@fio/design-system/tabs';
import { useApiQuery } from '@fio/platform/api';
import { LoadFailure, useMay } from '@fio/platform/area';
import { useNavigate, useParams } from '@fio/platform/router';
import { useState } from 'react';
import { BuildTable } from './build-table.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ChangeHistory } from './change-history.tsx';
import type { Change } from './change.ts';
import { LIVE, useHours } from './figures.ts';
import { HoursField } from './hours-field.tsx';
import { REMOTES_PATH } from './remote-path.ts';
import { RemoteSummary } from './remote-summary.tsx';
import classes from './remotes.module.css';
import { usePast } from './use-past.ts';
import { useRemotesWords } from './words.ts';

interface Shown {
  readonly status: RemoteStatus;
  readonly release: RemoteRelease | undefined;
  readonly onChange: (change: Change) => void;
}

function Content({ status, release, onChange }: Shown) {
  const t = useRemotesWords();
  const [hours, setHours] = useHours();
  const [tab, setTab] = useState('builds');
  const { remote } = status;
  const builds = <BuildTable remote={remote} release={release} hours={hours} onChange={onChange} />;
  return (
    <div className={classes['page']}>
      <RemoteSummary status={status} release={release} hours={hours} />
      <HoursField value={hours} onChange={setHours} />
      <Tabs
        label={t('tab.label')}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'builds', title: t('tab.builds'), content: builds },
          { id: 'history', title: t('tab.history'), content: <ChangeHistory remote={remote} /> },
        ]}
      />
    </div>
  );
}

function BackButton({ remote, release, onChange }: Pick<Shown, 'release' | 'onChange'> & { remote: string }) {
  const t = useRemotesWords();
  const may = useMay()(remotes.rollback);
  const past = usePast(remote, release?.environment);
  if (!may || !release || (!release.canary && past.size < 2)) return null;
  const change: Change = release.canary ? { kind: 'end', build: release.stable.build } : { kind: 'back' };
  return (
    <Button variant="secondary" icon={<IconHistory />} onClick={() => onChange(change)}>
      {t(`action.${change.kind}`)}
    </Button>
  );
}

/** /admin/remotes/mf-public: one remote, its builds and its history, and the way forward and back. */
export function RemotePage() {
  const t = useRemotesWords();
  const navigate = useNavigate();
  const { remote = '' } = useParams();
  const [change, setChange] = useState<Change | null>(null);
  const [live, setLive] = useState<string>();
  const { data, error, isFetching, refetch } = useApiQuery(remotes.list, {}, LIVE);
  const status = data?.items.find((one) => one.remote === remote);
  const release = status?.releases.find(({ environment }) => environment === data?.environment);
  // As it was when the person decided: the list is asked anew under an open dialog.
  const onChange = (next: Change) => {
    setLive(release?.stable.build);
    setChange(next);
  };
  return (
    <>
      <PageHeader
        title={remote}
        action={<BackButton remote={remote} release={release} onChange={onChange} />}
        breadcrumbs={
          <Breadcrumbs
            label={t('title')}
            items={[{ title: t('title'), href: REMOTES_PATH }, { title: remote }]}
            onNavigate={(href) => void navigate(href)}
          />
        }
      />
      {error && !data && <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={8} />}
      {data && !status && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      {status && <Content status={status} release={release} onChange={onChange} />}
      {change && <ChangeDialog remote={remote} change={change} live={live} onClose={() => setChange(null)} />}
    </>
  );
}
