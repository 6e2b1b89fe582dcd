import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inWide } from '../stories/decorators/boxes.tsx';
import { ColumnChart } from './column-chart.tsx';

const days = [301, 355, 431, 515, 700, 752, 728, 890, 965, 1001, 930, 1096, 1088, 345];

const meta = {
  title: 'Components/Data/Column chart',
  component: ColumnChart,
  decorators: [inWide],
  parameters: { scale: 'admin' },
  args: {
    caption: 'Votos por dia',
    summary: '10.097 votos em 14 dias. O melhor: 19 nov 2026, com 1.096.',
    labels: { category: 'Dia', value: 'Votos', table: 'Ver em tabela' },
    format: (value) => value.toLocaleString('pt-BR'),
    data: days.map((value, index) => {
      const day = String(index + 8).padStart(2, '0');
      const text = value.toLocaleString('pt-BR');
      return { id: day, label: `${day}/11/2026`, tick: `${day}/11`, value, text, mark: value === 1096 };
    }),
  },
} satisfies Meta<typeof ColumnChart>;
export default meta;

export const ByDay: StoryObj<typeof meta> = {};

/** Beside the period before: a line where each day stood. */
export const BesideBefore: StoryObj<typeof meta> = {
  args: {
    summary: '10.097 votos em 14 dias. O melhor: 19 nov 2026, com 1.096. O traço é o período anterior.',
    data: meta.args.data.map((day, index) => {
      const before = days.at(-1 - index) ?? 0;
      return { ...day, before, text: `${day.text} (antes: ${before.toLocaleString('pt-BR')})` };
    }),
  },
};
