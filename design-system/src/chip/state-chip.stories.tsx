import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconAlertTriangle, IconCheck, IconClock, IconLock } from '../icons/index.ts';
import classes from '../stories/stories.module.css';
import { StateChip } from './chip.tsx';

const meta = {
  title: 'Components/Content/State chip',
  component: StateChip,
  args: { tone: 'info', children: 'Aberta' },
} satisfies Meta<typeof StateChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Tones: Story = {
  render: () => (
    <div className={classes['row']}>
      <StateChip tone="neutral" icon={<IconLock />}>
        Encerrada
      </StateChip>
      <StateChip tone="info">Aberta</StateChip>
      <StateChip tone="success" icon={<IconCheck />}>
        Resolvida
      </StateChip>
      <StateChip tone="warning" icon={<IconClock />}>
        Pendente
      </StateChip>
      <StateChip tone="error" icon={<IconAlertTriangle />}>
        Recusada
      </StateChip>
    </div>
  ),
};
