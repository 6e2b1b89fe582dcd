import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { SwitchField } from './checkbox-field.tsx';

const meta = {
  title: 'Components/Forms/Switch field',
  component: SwitchField,
  decorators: [inColumn],
  args: { label: 'Em destaque na página inicial', defaultChecked: true },
} satisfies Meta<typeof SwitchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Disabled: Story = { args: { disabled: true } };
