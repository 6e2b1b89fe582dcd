import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { slug, uuid } from '../core/fields.ts';
import { image, pollView } from './polls.ts';

export { image, type Image } from './polls.ts';

export const showColors = z.object({ from: z.string(), to: z.string(), accent: z.string() });

/** With what of them can be read in the dark theme: words and bars in `ink`, areas beneath words in `shade`. */
export const paintedColors = z.extend(showColors, { ink: z.string(), shade: z.string() });

export const showCard = z.object({
  id: uuid(),
  slug: z.string(),
  title: z.string(),
  platform: z.string(),
  releaseDate: z.nullable(z.string()),
  rating: z.nullable(z.string()),
  poster: z.nullable(image),
  colors: paintedColors,
  openPolls: z.int(),
});
export type ShowCard = z.infer<typeof showCard>;

/** An approved suggestion as the series page shows it; `author` is a first name, null when the person has left. */
export const publicSuggestion = z.object({
  id: uuid(),
  text: z.string(),
  author: z.nullable(z.string()),
});
export type PublicSuggestion = z.infer<typeof publicSuggestion>;

/** A trailer that we show ourselves. */
export const ownTrailer = z.object({
  src: z.string(),
  type: z.enum(['video/mp4', 'video/webm']),
  bytes: z.int(),
  seconds: z.int(),
  /** In pixels, as it is looked at. */
  width: z.int(),
  height: z.int(),
  /** What stands there before somebody plays it; null: the art of the series does. */
  poster: z.nullable(image),
  /** The address of its captions in Portuguese (WebVTT); null where it has none, which is said. */
  captions: z.nullable(z.string()),
});
export type OwnTrailer = z.infer<typeof ownTrailer>;

export const showPage = z.extend(showCard, {
  synopsis: z.string(),
  genre: z.nullable(z.string()),
  hero: z.nullable(image),
  video: z.nullable(ownTrailer),
  /** Ids of videos at YouTube: a player is made of one when somebody asks for it (libs/domain, trailer). */
  trailers: z.array(z.string()),
  polls: z.array(pollView),
  /** Approved ones, latest first. */
  suggestions: z.array(publicSuggestion),
});
export type ShowPage = z.infer<typeof showPage>;

export const homePage = z.object({
  /** The open theory that matters most, or null when none is open. */
  featured: z.nullable(pollView),
  hero: z.nullable(image),
  open: z.array(pollView),
  /** Those that wait for their answer and those that have it, the latest first and only so many. */
  closed: z.array(pollView),
  resolved: z.array(pollView),
  shows: z.array(showCard),
});
export type HomePage = z.infer<typeof homePage>;

/** What visitors read of series. Same for everyone: a visitor's own votes are told by the votes. */
export const shows = {
  home: endpoint({
    method: 'GET',
    path: '/home',
    access: 'public',
    response: homePage,
    summary: 'The home page.',
  }),
  show: endpoint({
    method: 'GET',
    path: '/shows/:slug',
    access: 'public',
    params: z.object({ slug: slug() }),
    response: showPage,
    errors: ['NOT_FOUND'],
    summary: 'A series with its visible theories.',
  }),
};
