import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inWide } from '../stories/decorators/boxes.tsx';
import { FormGrid, FormRow } from './form-grid.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Forms/Form grid',
  component: FormGrid,
  subcomponents: { FormRow },
  decorators: [inWide],
  argTypes: { columns: { control: 'inline-radio', options: [1, 2] } },
  args: {
    columns: 2,
    children: (
      <>
        <FormRow>
          <TextField label="Nome completo" />
        </FormRow>
        <TextField label="Cidade" />
        <TextField label="UF" />
      </>
    ),
  },
} satisfies Meta<typeof FormGrid>;
export default meta;

export const TwoColumns: StoryObj<typeof meta> = {};
