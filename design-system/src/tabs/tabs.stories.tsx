import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { keeping } from '../stories/decorators/keeping.tsx';
import { Text } from '../text/index.ts';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Layout/Tabs',
  component: Tabs,
  decorators: [keeping('value', 'onChange')],
  parameters: { scale: 'admin' },
  args: {
    label: 'Partes da enquete',
    value: 'result',
    onChange: () => undefined,
    items: [
      { id: 'result', title: 'Resultado', content: <Text>62% sim, 38% não.</Text> },
      { id: 'votes', title: 'Votos', count: 18204, content: <Text>Um voto por pessoa.</Text> },
      { id: 'history', title: 'Histórico', count: 4, content: <Text>Criada em 2 nov 2026.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

export const WithCounts: StoryObj<typeof meta> = {};
