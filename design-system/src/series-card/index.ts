export { SeriesCard } from './series-card.tsx';
export type { Poster, SeriesCardProps } from './series-card.tsx';
export { PosterRow } from './poster-row.tsx';
