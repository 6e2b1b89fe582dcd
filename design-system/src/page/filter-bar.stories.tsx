import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SelectField, TextField } from '../fields/index.ts';
import { FilterBar } from './filter-bar.tsx';

const meta = {
  title: 'Components/Layout/Filter bar',
  component: FilterBar,
  parameters: { scale: 'admin' },
  args: {
    label: 'Filtros',
    clearLabel: 'Limpar',
    onClear: () => undefined,
    onRemove: () => undefined,
    chips: [{ id: 'state', text: 'Estado: aberta', removeLabel: 'Remover filtro Estado: aberta' }],
    children: (
      <>
        <TextField label="Buscar" type="search" />
        <SelectField label="Estado" data={[{ value: 'open', label: 'Aberta' }]} />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneFilter: Story = {};

const searched = 'Busca: 0190a000-0000-7000-8000-000000000001';

/** What was searched for may be wider than a telephone; what is seldom wanted stands behind a button. */
export const LongSearch: Story = {
  args: {
    chips: [{ id: '', text: searched, removeLabel: `Remover filtro ${searched}` }],
    children: <TextField label="Buscar" type="search" />,
    more: {
      label: 'Filtros (1)',
      title: 'Filtros',
      closeLabel: 'Fechar',
      doneLabel: 'Ver a lista',
      children: <SelectField label="Estado" data={[{ value: 'open', label: 'Aberta' }]} />,
    },
  },
};
