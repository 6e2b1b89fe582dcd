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

export const OneFilter: StoryObj<typeof meta> = {};
