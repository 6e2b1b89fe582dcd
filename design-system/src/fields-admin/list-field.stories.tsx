import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { keeping } from '../stories/decorators/keeping.tsx';
import { listLabels } from '../stories/form-catalogue.ts';
import { ListField } from './list-field.tsx';

const meta = {
  title: 'Components/Forms/List field',
  component: ListField,
  decorators: [inColumn, keeping('value', 'onChange')],
  parameters: { scale: 'admin' },
  args: {
    label: 'Respostas',
    hint: 'Alt com as setas muda a ordem.',
    required: true,
    value: ['O carteiro', 'A irmã que ninguém viu', 'O próprio destinatário'],
    onChange: () => undefined,
    labels: listLabels,
    min: 2,
    max: 12,
  },
} satisfies Meta<typeof ListField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {};
export const WithError: Story = { args: { error: 'Duas respostas são iguais.' } };
