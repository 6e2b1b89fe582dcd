import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../../button/index.ts';
import { DataTable } from '../../data-table/index.ts';
import type { DataTableProps } from '../../data-table/index.ts';
import { EmptyState } from '../../empty-state/index.ts';
import { ErrorState } from '../../error-state/index.ts';
import { SelectField, TextField } from '../../fields/index.ts';
import { IconPlus } from '../../icons/index.ts';
import { FilterBar, PageHeader } from '../../page/index.ts';
import { Pagination } from '../../pagination/index.ts';
import { stateWords, tableLabels, theoryRows } from '../catalogue.ts';
import type { TheoryRow } from '../catalogue.ts';
import { AdminFrame } from '../frames.tsx';
import { wholePage } from '../decorators/page-parameters.ts';
import { Guidance } from '../guidance.tsx';
import { theoryActions, theoryColumns } from '../theory-table.tsx';

const meta = {
  title: 'Patterns/List page',
  parameters: { ...wholePage, scale: 'admin' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

const nothing = () => undefined;
const states = Object.entries(stateWords).map(([value, label]) => ({ value, label }));

const Page = (props: Partial<DataTableProps<TheoryRow>> & { count?: string; filtered?: boolean }) => {
  const { count = '34 enquetes', filtered = true, ...table } = props;
  return (
    <AdminFrame>
      <PageHeader title="Enquetes" count={count} action={<Button icon={<IconPlus />}>Nova enquete</Button>} />
      <FilterBar
        label="Filtros"
        clearLabel="Limpar"
        onClear={nothing}
        onRemove={nothing}
        chips={
          filtered
            ? [{ id: 'state', text: 'Estado: aberta', removeLabel: 'Remover filtro Estado: aberta' }]
            : []
        }
      >
        <TextField label="Buscar" type="search" />
        <SelectField label="Estado" data={states} />
      </FilterBar>
      <DataTable
        caption="Enquetes"
        columns={theoryColumns}
        rows={theoryRows}
        rowId={(row) => row.id}
        labels={tableLabels}
        state="ready"
        sort={{ id: 'opensAt', desc: true }}
        onSort={nothing}
        selection={new Set()}
        onSelect={nothing}
        rowHref={(row) => `#${row.id}`}
        rowActions={() => theoryActions}
        empty={
          <EmptyState
            title="Nada com esses filtros"
            action={<Button variant="secondary">Limpar filtros</Button>}
          />
        }
        error={
          <ErrorState
            title="A lista não carregou"
            text="O servidor não respondeu a tempo."
            incident="Incidente 7F3K-29"
            actionLabel="Tentar novamente"
            onAction={nothing}
          />
        }
        {...table}
      />
      <div style={{ paddingTop: 12 }}>
        <Pagination
          page={1}
          pages={2}
          onPage={nothing}
          labels={{
            navigation: 'Páginas',
            previous: 'Anterior',
            next: 'Próxima',
            page: (page) => `Página ${page}`,
          }}
        />
      </div>
      <Guidance
        does="keep one primary action, and show every filter in force as a chip that can be taken off."
        doesNot="put actions into the row itself: they belong in its menu and on the keyboard."
      />
    </AdminFrame>
  );
};

export const Ready: StoryObj = { render: () => <Page /> };
export const Loading: StoryObj = {
  render: () => <Page state="loading" rows={[]} count={undefined} filtered={false} />,
};
export const Filtered: StoryObj = { render: () => <Page rows={[]} count="0 de 34" /> };
export const Failed: StoryObj = { render: () => <Page state="error" filtered={false} /> };
