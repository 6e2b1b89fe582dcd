import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { keeping } from '../stories/decorators/keeping.tsx';
import { ChoiceField } from './choice-field.tsx';

const meta = {
  title: 'Components/Forms/Choice field',
  component: ChoiceField,
  decorators: [inColumn, keeping('value', 'onChange')],
  parameters: { scale: 'admin' },
  args: {
    label: 'Motivo',
    name: 'reason',
    required: true,
    data: [
      { value: 'illegible', label: 'Ilegível' },
      { value: 'period', label: 'Fora do período' },
      { value: 'duplicate', label: 'Duplicada' },
    ],
    value: '',
    onChange: () => undefined,
  },
} satisfies Meta<typeof ChoiceField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByDigits: Story = {};
export const WithError: Story = { args: { error: 'Campo obrigatório.' } };
