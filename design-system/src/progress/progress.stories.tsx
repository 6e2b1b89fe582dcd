import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Components/Feedback/Progress bar',
  component: ProgressBar,
  decorators: [inColumn],
  argTypes: { value: { control: { type: 'range', min: 0, max: 100 } } },
  args: { label: 'Sim', value: 62 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = { args: { mine: true } };
export const Others: Story = {
  render: (args) => (
    <>
      <ProgressBar {...args} label="Não" value={38} />
      <ProgressBar {...args} label="Nenhum voto" value={0} />
      <ProgressBar {...args} label="Todos" value={100} />
    </>
  ),
};
