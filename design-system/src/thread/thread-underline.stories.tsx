import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Heading } from '../text/index.ts';
import { ThreadUnderline } from './thread.tsx';

const meta = {
  title: 'Components/Content/Thread underline',
  component: ThreadUnderline,
  args: { children: 'puxou o fio' },
} satisfies Meta<typeof ThreadUnderline>;
export default meta;

export const InAHeading: StoryObj<typeof meta> = {
  render: (args) => (
    <Heading level={2} size="l">
      Quem <ThreadUnderline {...args} />?
    </Heading>
  ),
};
