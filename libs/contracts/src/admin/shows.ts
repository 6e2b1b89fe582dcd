import * as z from 'zod/mini';
import { trailerIdOf, TRAILERS_LIMIT } from '@fio/domain/trailer';
import { color, day, instant, required, slug, title, uuid } from '../core/fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { resource } from '../core/resource.ts';
import { image, ownTrailer, showColors } from '../public/shows.ts';

export const SHOW_STATES = ['draft', 'published', 'archived'] as const;
export const RATINGS = ['L', '10', '12', '14', '16', '18'] as const;

export const showRow = z.object({
  id: uuid(),
  slug: z.string(),
  title: z.string(),
  platform: z.string(),
  releaseDate: z.nullable(z.string()),
  state: z.enum(SHOW_STATES),
  polls: z.int(),
  position: z.int(),
  updatedAt: instant(),
  poster: z.nullable(image),
});

export const showDetail = z.extend(showRow, {
  synopsis: z.string(),
  genre: z.nullable(z.string()),
  rating: z.nullable(z.enum(RATINGS)),
  colors: showColors,
  posterId: z.nullable(uuid()),
  heroId: z.nullable(uuid()),
  posterAlt: z.string(),
  heroAlt: z.string(),
  /** The pages of the videos. */
  trailers: z.array(z.string()),
  hero: z.nullable(image),
  videoId: z.nullable(uuid()),
  captionsId: z.nullable(uuid()),
  videoPosterId: z.nullable(uuid()),
  video: z.nullable(ownTrailer),
  version: z.int(),
  createdAt: instant(),
});

/** The address of a video at YouTube, as it is copied there. */
const trailer = () =>
  z.string('required').check(
    z.maxLength(300, 'limit'),
    z.refine((address) => trailerIdOf(address) !== null, 'trailer'),
  );

export const showInput = z.object({
  title: title(),
  slug: slug(),
  synopsis: required().check(z.maxLength(2000, 'limit')),
  platform: required().check(z.maxLength(80, 'limit')),
  genre: z.nullable(z.string().check(z.maxLength(80, 'limit'))),
  releaseDate: z.nullable(day()),
  rating: z.nullable(z.enum(RATINGS, 'invalid')),
  colors: z.object({ from: color(), to: color(), accent: color() }),
  state: z.enum(SHOW_STATES, 'invalid'),
  position: z.int('number').check(z.minimum(0, 'number'), z.maximum(9999, 'number')),
  posterId: z.nullable(uuid()),
  heroId: z.nullable(uuid()),
  posterAlt: z.string().check(z.maxLength(300, 'limit')),
  heroAlt: z.string().check(z.maxLength(300, 'limit')),
  trailers: z.array(trailer()).check(z.maxLength(TRAILERS_LIMIT, 'limit')),
  /** A video of our own with its captions and still; left out, it stays as it is. */
  videoId: z.optional(z.nullable(uuid())),
  captionsId: z.optional(z.nullable(uuid())),
  videoPosterId: z.optional(z.nullable(uuid())),
});

/** Series, which theories are about. */
export const adminShows = {
  ...resource('shows', {
    row: showRow,
    detail: showDetail,
    input: showInput,
    errors: ['CONFLICT', 'FILE_UNEXPECTED'],
    filters: z.strictObject({ state: z.optional(z.enum(SHOW_STATES, 'invalid')) }),
    sorts: ['position', 'title', 'releaseDate', 'updatedAt'],
  }),
  /** For the select of a poll's form: every series not archived, by title. */
  choices: endpoint({
    method: 'GET',
    path: '/admin/show-choices',
    access: 'polls:list',
    summary: 'Series to choose from.',
    response: z.array(z.object({ value: uuid(), label: z.string() })),
  }),
};
