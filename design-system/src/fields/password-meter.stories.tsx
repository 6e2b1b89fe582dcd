import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { meterLabels } from '../stories/form-catalogue.ts';
import { PasswordMeter } from './password-meter.tsx';

const meta = {
  title: 'Components/Forms/Password meter',
  component: PasswordMeter,
  decorators: [inColumn],
  args: { score: 1, problems: ['Pelo menos 8 caracteres.', 'Um número.'], labels: meterLabels },
} satisfies Meta<typeof PasswordMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Weak: Story = {};
export const Strong: Story = { args: { score: 4, problems: [] } };
