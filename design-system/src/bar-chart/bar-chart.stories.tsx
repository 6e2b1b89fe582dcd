import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inWide } from '../stories/decorators/boxes.tsx';
import { BarChart } from './bar-chart.tsx';

const meta = {
  title: 'Components/Data/Bar chart',
  component: BarChart,
  decorators: [inWide],
  parameters: { scale: 'admin' },
  args: {
    caption: 'Votos por resposta',
    summary: '“A irmã que ninguém viu” lidera com 41%.',
    labels: { category: 'Resposta', value: 'Votos' },
    data: [
      { id: 'b', label: 'A irmã que ninguém viu', value: 3883, text: '3.883 (41%)', mark: true },
      { id: 'a', label: 'O carteiro, desde o começo', value: 3125, text: '3.125 (33%)' },
      { id: 'c', label: 'O próprio destinatário', value: 1610, text: '1.610 (17%)' },
      { id: 'd', label: 'A cidade inteira, em rodízio', value: 853, text: '853 (9%)' },
    ],
  },
} satisfies Meta<typeof BarChart>;
export default meta;

export const Horizontal: StoryObj<typeof meta> = {};
