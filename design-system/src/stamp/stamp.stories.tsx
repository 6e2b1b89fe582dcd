import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import classes from '../stories/stories.module.css';
import { Stamp } from './stamp.tsx';

const meta = {
  title: 'Components/Content/Stamp',
  component: Stamp,
  args: { kind: 'confirmed', children: 'Confirmada' },
} satisfies Meta<typeof Stamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = { args: { size: 'lg' } };

export const Kinds: Story = {
  render: (args) => (
    <div className={classes['row']}>
      <Stamp {...args} kind="confirmed">
        Confirmada
      </Stamp>
      <Stamp {...args} kind="denied">
        Desmentida
      </Stamp>
      <Stamp {...args} kind="invented">
        Inventada
      </Stamp>
    </div>
  ),
};
