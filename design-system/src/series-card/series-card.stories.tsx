import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stamp } from '../stamp/index.ts';
import { poster, seriesTitles } from '../stories/catalogue.ts';
import { PosterRow } from './poster-row.tsx';
import { SeriesCard } from './series-card.tsx';

const meta = { title: 'Components/Content/Series card', component: SeriesCard } satisfies Meta<
  typeof SeriesCard
>;
export default meta;

export const One: StoryObj = {
  render: () => (
    <div style={{ width: 200 }}>
      <SeriesCard
        title="Maré de Sal"
        href="#mare"
        poster={poster('Maré de Sal')}
        openCount="3 teorias abertas"
        rating={{ mark: '16', label: '16 anos' }}
      />
    </div>
  ),
};

export const WithStamp: StoryObj = {
  render: () => (
    <div style={{ width: 200 }}>
      <SeriesCard
        title="Casa de Vidro"
        href="#casa"
        poster={poster('Casa de Vidro')}
        stamp={<Stamp kind="denied">Desmentida</Stamp>}
      />
    </div>
  ),
};

export const Row: StoryObj = {
  render: () => (
    <PosterRow label="Séries">
      {seriesTitles.map((title, index) => (
        <SeriesCard
          key={title}
          title={title}
          href={`#${index}`}
          poster={poster(title)}
          openCount={`${index + 1} abertas`}
          rating={{ mark: '14', label: '14 anos' }}
        />
      ))}
    </PosterRow>
  ),
};
