import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stamp } from '../stamp/index.ts';
import { poster } from '../stories/catalogue.ts';
import { inBox } from '../stories/decorators/boxes.tsx';
import { SeriesCard } from './series-card.tsx';

const meta = {
  title: 'Components/Content/Series card',
  component: SeriesCard,
  decorators: [inBox({ width: 200 })],
  args: { title: 'Maré de Sal', href: '#mare', poster: poster('Maré de Sal') },
} satisfies Meta<typeof SeriesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  args: { openCount: '3 teorias abertas', rating: { mark: '16', label: '16 anos' } },
};

export const WithStamp: Story = {
  args: {
    title: 'Casa de Vidro',
    href: '#casa',
    poster: poster('Casa de Vidro'),
    stamp: <Stamp kind="denied">Desmentida</Stamp>,
  },
};
