import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Text } from '../text/index.ts';
import { Link } from './link.tsx';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '#regulamento', children: 'regulamento' },
} satisfies Meta<typeof Link>;
export default meta;

export const InText: StoryObj<typeof meta> = {
  render: (args) => (
    <Text size="small">
      Leia o <Link {...args} /> antes de participar.
    </Text>
  ),
};
