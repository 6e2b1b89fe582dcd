import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  parameters: { scale: 'admin' },
  args: {
    label: 'Histórico',
    items: [
      {
        id: '3',
        title: 'Resposta certa registrada',
        when: '20 nov 2026 21:10',
        exact: '2026-11-21T00:10:00Z',
        by: 'Íris Prado',
      },
      {
        id: '2',
        title: 'Enquete encerrada',
        when: '18 nov 2026 23:59',
        exact: '2026-11-19T02:59:00Z',
        by: 'sistema',
      },
      {
        id: '1',
        title: 'Enquete criada',
        when: '2 nov 2026 9:00',
        exact: '2026-11-02T12:00:00Z',
        by: 'Caio Nunes',
      },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

export const History: StoryObj<typeof meta> = {};
