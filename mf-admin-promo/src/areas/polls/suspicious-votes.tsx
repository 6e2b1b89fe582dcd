import { useState } from 'react';
import { adminPolls } from '@fio/contracts/admin/polls';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { Button } from '@fio/design-system/button';
import { DefinitionList } from '@fio/design-system/definition-list';
import { EmptyState } from '@fio/design-system/empty-state';
import { SkeletonText } from '@fio/design-system/skeleton';
import { Text } from '@fio/design-system/text';
import { aboutRecord, AskDialog, LoadFailure, useMay } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import { format } from '@fio/platform/i18n';
import { decideForm, type Decided } from './forms.tsx';
import type { PollDetail } from './poll-values.ts';
import classes from './polls.module.css';
import { SuspiciousTable } from './suspicious-table.tsx';
import { usePollsWords } from './words.ts';

type Suspicious = ResponseOf<typeof adminPolls.suspicious>;

function Counts({ counts }: Pick<Suspicious, 'counts'>) {
  const t = usePollsWords();
  const items = counts.map(({ reason, waiting, released, annulled }) => ({
    term: t(`suspicious.reason.${reason}`),
    value: [
      t('suspicious.waiting', { votes: format.number(waiting) }),
      t('suspicious.released', { count: released, votes: format.number(released) }),
      t('suspicious.annulled', { count: annulled, votes: format.number(annulled) }),
    ].join(' · '),
  }));
  return <DefinitionList items={items} />;
}

function Decisions({ poll, items }: { poll: PollDetail; items: Suspicious['items'] }) {
  const t = usePollsWords();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [decision, setDecision] = useState<Decided['decision'] | null>(null);
  const may = useMay()(adminPolls.decideSuspicious);
  const close = (done: boolean) => {
    setDecision(null);
    if (done) setSelection(new Set());
  };
  return (
    <>
      {may && (
        <div className={classes['decisions']}>
          <Text tone="muted" size="small" role="status">
            {selection.size > 0 ? t('suspicious.selected', { count: selection.size }) : t('suspicious.all')}
          </Text>
          <Button size="sm" variant="secondary" onClick={() => setDecision('released')}>
            {t('suspicious.release')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setDecision('annulled')}>
            {t('suspicious.annul')}
          </Button>
        </div>
      )}
      <SuspiciousTable items={items} {...(may && { selection, onSelect: setSelection })} />
      {decision && (
        <AskDialog
          form={decideForm}
          record={{ id: poll.id, decision, voterIds: [...selection] }}
          label={t(`decide.${decision}`)}
          text={aboutRecord(poll.title, () => t(`decide.${decision}.text`))}
          done={() => t(`decide.${decision}.done`)}
          onClose={close}
        />
      )}
    </>
  );
}

/** What was counted apart, why, and the two ways to decide on it. */
export function SuspiciousVotes({ record: poll }: { record: PollDetail }) {
  const t = usePollsWords();
  const { data, error, isFetching, refetch } = useApiQuery(
    adminPolls.suspicious,
    { params: { id: poll.id } },
    { quiet: true },
  );
  if (error && !data)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={5} />;
  if (data.items.length === 0)
    return <EmptyState title={t('suspicious.none')} text={t('suspicious.noneText')} />;
  return (
    <div className={classes['charts']}>
      <Text tone="muted">{t('suspicious.lead')}</Text>
      <Counts counts={data.counts} />
      <Decisions poll={poll} items={data.items} />
    </div>
  );
}
