import type { adminPolls } from '@fio/contracts/admin/polls';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { type ChipTone, StateChip } from '@fio/design-system/chip';
import { DataTable, type Column } from '@fio/design-system/data-table';
import { Moment, useTableLabels } from '@fio/platform/area';
import { usePollsWords } from './words.ts';

type Item = ResponseOf<typeof adminPolls.suspicious>['items'][number];

const TONES: Record<'waiting' | 'released' | 'annulled', ChipTone> = {
  waiting: 'warning',
  released: 'success',
  annulled: 'error',
};

function Decision({ decision }: Pick<Item, 'decision'>) {
  const t = usePollsWords();
  const state = decision ?? 'waiting';
  return <StateChip tone={TONES[state]}>{t(`suspicious.decision.${state}`)}</StateChip>;
}

const nameOf = (voter: string | null, t: typeof usePollsWords.t) => voter ?? t('suspicious.erased');

const columnsOf = (t: typeof usePollsWords.t): Column<Item>[] => [
  { id: 'voter', header: t('suspicious.voter'), cell: ({ voter }) => nameOf(voter, t) },
  // What fits least folds from the end: why it is suspicious stays.
  {
    id: 'reason',
    header: t('suspicious.reason'),
    cell: ({ reason }) => t(`suspicious.reason.${reason}`),
    fact: true,
  },
  { id: 'option', header: t('suspicious.option'), cell: ({ option }) => option, fact: true },
  {
    id: 'decision',
    header: t('suspicious.decision'),
    cell: ({ decision }) => <Decision decision={decision} />,
    fact: true,
  },
  { id: 'votedAt', header: t('suspicious.votedAt'), cell: ({ votedAt }) => <Moment at={votedAt} /> },
  { id: 'address', header: t('suspicious.address'), cell: ({ address }) => address ?? '–' },
];

export interface SuspiciousTableProps {
  readonly items: readonly Item[];
  readonly selection?: ReadonlySet<string>;
  readonly onSelect?: (selection: Set<string>) => void;
}

/** The suspicious votes one by one. */
export function SuspiciousTable({ items, ...selecting }: SuspiciousTableProps) {
  const t = usePollsWords();
  const labels = useTableLabels<Item>(({ voter }) => nameOf(voter, t));
  return (
    <DataTable
      {...selecting}
      caption={t('suspicious.caption')}
      columns={columnsOf(t)}
      rows={items}
      rowId={({ voterId }) => voterId}
      state="ready"
      empty={null}
      error={null}
      labels={{
        ...labels,
        selectAll: t('suspicious.selectAll'),
        select: ({ voter }) => t('suspicious.select', { voter: nameOf(voter, t) }),
      }}
    />
  );
}
