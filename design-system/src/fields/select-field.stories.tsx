import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { cityItems } from '../stories/form-catalogue.ts';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Components/Forms/Select field',
  component: SelectField,
  decorators: [inColumn],
  // So many rows are too much for a control.
  argTypes: { data: { control: false } },
  args: { label: 'Cidade', data: cityItems },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 5,571 cities: the list shows the first 60 and the search narrows it. */
export const Search: Story = {
  args: {
    nothingFound: 'Nenhuma cidade com esse nome',
    placeholder: 'Comece a digitar',
  },
};
export const Clearable: Story = {
  args: {
    label: 'Estado',
    data: [{ value: 'SP', label: 'São Paulo' }],
    defaultValue: 'SP',
    clearLabel: 'Limpar',
  },
};
export const WithError: Story = { args: { error: 'Campo obrigatório.' } };
