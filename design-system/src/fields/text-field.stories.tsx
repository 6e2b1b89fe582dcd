import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Forms/Text field',
  component: TextField,
  decorators: [inColumn],
  args: { label: 'Nome', name: 'name', required: true },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = {
  args: { label: 'Sobrenome', hint: 'Como está no documento.', required: false, defaultValue: 'Prado' },
};
export const Disabled: Story = {
  args: { label: 'Apelido', required: false, disabled: true, defaultValue: 'Íris' },
};
export const WithError: Story = { args: { error: 'Insira o nome.' } };
