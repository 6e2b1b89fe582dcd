import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Text } from '../text/index.ts';
import { Thread } from './thread.tsx';

const meta = {
  title: 'Components/Content/Thread',
  component: Thread,
  args: {
    children: ['A Inês abriu a porta.', 'O carteiro sabia de tudo.', 'O farol nunca teve luz.'].map(
      (text) => <Text key={text}>{text}</Text>,
    ),
  },
} satisfies Meta<typeof Thread>;
export default meta;

export const BesideAList: StoryObj<typeof meta> = {};
