import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { StatCard, StatGrid } from './stat-card.tsx';

const meta = {
  title: 'Components/Data/Stat grid',
  component: StatGrid,
  parameters: { scale: 'admin' },
  args: {
    children: (
      <>
        <StatCard
          label="Votos hoje"
          value="18.204"
          delta={{ text: '12% mais que ontem', direction: 'up', good: true }}
        />
        <StatCard
          label="Cadastros hoje"
          value="1.130"
          delta={{ text: '4% menos que ontem', direction: 'down', good: false }}
        />
        <StatCard label="Teorias abertas" value="11" hint="3 fecham nesta semana" />
        <StatCard label="E-mails na fila" value="0" />
      </>
    ),
  },
} satisfies Meta<typeof StatGrid>;
export default meta;

export const Figures: StoryObj<typeof meta> = {};
