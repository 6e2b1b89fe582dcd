import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { StatCard } from './stat-card.tsx';

const meta = {
  title: 'Components/Data/Stat card',
  component: StatCard,
  parameters: { scale: 'admin' },
  args: {
    label: 'Votos hoje',
    value: '18.204',
    delta: { text: '12% mais que ontem', direction: 'up', good: true },
  },
} satisfies Meta<typeof StatCard>;
export default meta;

export const Rising: StoryObj<typeof meta> = {};
