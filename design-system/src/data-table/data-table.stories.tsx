import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { keeping } from '../stories/decorators/keeping.tsx';
import { theoryColumns, theoryActions } from '../stories/theory-table.tsx';
import { tableLabels, theoryRows } from '../stories/catalogue.ts';
import type { TheoryRow } from '../stories/catalogue.ts';
import { DataTable } from './data-table.tsx';

const meta = {
  title: 'Components/Data/Table',
  component: DataTable<TheoryRow>,
  decorators: [keeping('selection', 'onSelect'), keeping('sort', 'onSort')],
  parameters: { scale: 'admin' },
  args: {
    caption: 'Enquetes',
    columns: theoryColumns,
    rows: theoryRows,
    rowId: (row) => row.id,
    labels: tableLabels,
    state: 'ready',
    sort: { id: 'votes', desc: true },
    selection: new Set(['t1']),
    rowHref: (row) => `#${row.id}`,
    rowActions: () => theoryActions,
    empty: <EmptyState title="Nenhuma enquete ainda" action={<Button>Criar a primeira</Button>} />,
    error: (
      <ErrorState
        title="A lista não carregou"
        text="O banco de dados não respondeu."
        incident="Incidente 7F3K-29"
        actionLabel="Tentar novamente"
        onAction={() => undefined}
      />
    ),
  },
} satisfies Meta<typeof DataTable<TheoryRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** For who looks through many: lower rows, where the pointer is exact. */
export const Compact: Story = { args: { density: 'compact' } };
export const Loading: Story = { args: { state: 'loading', rows: [] } };
/** A new page or order is on its way: the rows stay. */
export const Refreshing: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { rows: [] } };
export const FilteredToNothing: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="Nada com esses filtros"
        action={<Button variant="secondary">Limpar filtros</Button>}
      />
    ),
  },
};
export const Failed: Story = { args: { state: 'error' } };
export const ReadOnly: Story = {
  // What is absent can't be kept.
  decorators: [
    (Shown, { args }) => (
      <Shown
        args={{
          ...args,
          selection: undefined,
          onSelect: undefined,
          rowActions: undefined,
          rowHref: undefined,
        }}
      />
    ),
  ],
  args: { rows: theoryRows.slice(0, 5) },
};
