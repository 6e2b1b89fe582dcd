import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import classes from '../stories/stories.module.css';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Components/Content/Heading',
  component: Heading,
  args: { level: 2, children: 'Teorias abertas' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Levels: Story = {
  render: () => (
    <div className={classes['page']}>
      <Heading level={1} size="xl">
        Puxe o fio
      </Heading>
      <Heading level={2} size="l">
        Teorias abertas
      </Heading>
      <Heading level={3} size="m">
        Maré de Sal
      </Heading>
      <Heading level={4}>Como funciona</Heading>
    </div>
  ),
};
