import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { poster, seriesTitles } from '../stories/catalogue.ts';
import { PosterRow } from './poster-row.tsx';
import { SeriesCard } from './series-card.tsx';

const meta = {
  title: 'Components/Content/Poster row',
  component: PosterRow,
  args: {
    label: 'Séries',
    children: seriesTitles.map((title, index) => (
      <SeriesCard
        key={title}
        title={title}
        href={`#${index}`}
        poster={poster(title)}
        openCount={`${index + 1} abertas`}
        rating={{ mark: '14', label: '14 anos' }}
      />
    )),
  },
} satisfies Meta<typeof PosterRow>;
export default meta;

export const Row: StoryObj<typeof meta> = {};
