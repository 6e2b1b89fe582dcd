import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { cityItems } from '../stories/form-catalogue.ts';
import { ErrorSummary } from './error-summary.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Forms/Error summary',
  component: ErrorSummary,
  decorators: [inColumn],
  args: {
    title: 'Faltou acertar 2 campos',
    errors: [
      { name: 'name', label: 'Nome', message: 'Insira o nome.' },
      { name: 'city', label: 'Cidade', message: 'Campo obrigatório.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

export const AboveItsFields: StoryObj<typeof meta> = {
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField label="Nome" name="name" error="Insira o nome." />
      <SelectField label="Cidade" name="city" data={cityItems} error="Campo obrigatório." />
    </>
  ),
};
