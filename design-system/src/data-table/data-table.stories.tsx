import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { theoryColumns, theoryActions } from '../stories/theory-table.tsx';
import { tableLabels, theoryRows } from '../stories/catalogue.ts';
import type { TheoryRow } from '../stories/catalogue.ts';
import { DataTable } from './data-table.tsx';
import type { DataTableProps, Sort } from './data-table-types.ts';

const meta = { title: 'Components/Data/Table', parameters: { scale: 'admin' } } satisfies Meta;
export default meta;

const Table = (props: Partial<DataTableProps<TheoryRow>>) => {
  const [selection, setSelection] = useState(new Set(['t1']));
  const [sort, setSort] = useState<Sort | null>({ id: 'votes', desc: true });
  return (
    <DataTable
      caption="Enquetes"
      columns={theoryColumns}
      rows={theoryRows}
      rowId={(row) => row.id}
      labels={tableLabels}
      state="ready"
      sort={sort}
      onSort={setSort}
      selection={selection}
      onSelect={setSelection}
      rowHref={(row) => `#${row.id}`}
      rowActions={() => theoryActions}
      empty={<EmptyState title="Nenhuma enquete ainda" action={<Button>Criar a primeira</Button>} />}
      error={
        <ErrorState
          title="A lista não carregou"
          text="O banco de dados não respondeu."
          incident="Incidente 7F3K-29"
          actionLabel="Tentar novamente"
          onAction={() => undefined}
        />
      }
      {...props}
    />
  );
};

export const Ready: StoryObj = { render: () => <Table /> };
export const Loading: StoryObj = { render: () => <Table state="loading" rows={[]} /> };
/** A new page or order is on its way: the rows stay. */
export const Refreshing: StoryObj = { render: () => <Table state="loading" /> };
export const Empty: StoryObj = { render: () => <Table rows={[]} /> };
export const FilteredToNothing: StoryObj = {
  render: () => (
    <Table
      rows={[]}
      empty={
        <EmptyState
          title="Nada com esses filtros"
          action={<Button variant="secondary">Limpar filtros</Button>}
        />
      }
    />
  ),
};
export const Failed: StoryObj = { render: () => <Table state="error" /> };
export const ReadOnly: StoryObj = {
  render: () => (
    <Table selection={undefined} rowActions={undefined} rowHref={undefined} rows={theoryRows.slice(0, 5)} />
  ),
};
