import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { FieldError } from './field-error.tsx';

const meta = {
  title: 'Components/Forms/Field error',
  component: FieldError,
  decorators: [inColumn],
  args: { children: 'Escolha uma resposta.' },
} satisfies Meta<typeof FieldError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
