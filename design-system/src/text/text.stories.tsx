import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inColumn } from '../stories/decorators/boxes.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Components/Content/Text',
  component: Text,
  decorators: [inColumn],
  args: { children: 'Três pessoas viram a mesma cena.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <>
      {(['text', 'muted', 'accent', 'success', 'warning', 'error'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </>
  ),
};

export const Figures: Story = { args: { size: 'lead', numeric: true, children: '18.204 votos' } };
