import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { TextAreaField } from './text-area-field.tsx';

const meta = {
  title: 'Components/Forms/Text area field',
  component: TextAreaField,
  decorators: [inColumn],
  args: {
    label: 'Sua teoria',
    maxLength: 500,
    counter: (length: number, limit: number) => `${length} de ${limit}`,
    defaultValue: 'E se o farol nunca tivesse luz?',
  },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
