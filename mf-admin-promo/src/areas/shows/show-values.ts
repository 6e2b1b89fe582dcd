import type { BodyOf, ResponseOf } from '@fio/contracts/core/endpoint';
import type { adminShows } from '@fio/contracts/admin/shows';

export type ShowDetail = ResponseOf<typeof adminShows.get>;
export type ShowValues = BodyOf<typeof adminShows.create>;

/** A new series stands on the wall's own violet until it gets colours of its own. */
const NEW: ShowValues = {
  title: '',
  slug: '',
  synopsis: '',
  platform: '',
  genre: null,
  releaseDate: null,
  rating: null,
  colors: { from: '#1e1730', to: '#7c3aed', accent: '#b79cff' },
  state: 'draft',
  position: 100,
  posterId: null,
  heroId: null,
  posterAlt: '',
  heroAlt: '',
  trailers: [],
  videoId: null,
  captionsId: null,
  videoPosterId: null,
};

/** What stands in the form's fields: of a series, or of a new one. */
export function valuesOf(show: ShowDetail | null): ShowValues {
  if (!show) return NEW;
  const { title, slug, synopsis, platform, genre, releaseDate, rating, colors, state, position } = show;
  const { posterId, heroId, posterAlt, heroAlt, trailers, videoId, captionsId, videoPosterId } = show;
  const looks = {
    colors,
    posterId,
    heroId,
    posterAlt,
    heroAlt,
    trailers,
    videoId,
    captionsId,
    videoPosterId,
  };
  return { title, slug, synopsis, platform, genre, releaseDate, rating, state, position, ...looks };
}
