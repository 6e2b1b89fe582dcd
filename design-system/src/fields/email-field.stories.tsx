import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { EmailField } from './text-field.tsx';

const meta = {
  title: 'Components/Forms/E-mail field',
  component: EmailField,
  decorators: [inColumn],
  args: { label: 'E-mail', placeholder: 'voce@exemplo.com.br' },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
