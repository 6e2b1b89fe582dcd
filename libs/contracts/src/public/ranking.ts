import * as z from 'zod/mini';
import {
  isContact,
  isRankingName,
  normalizeRankingName,
  RANKING_NAME_LENGTH,
  RANKING_NAME_STATES,
} from '@fio/domain';
import { endpoint } from '../core/endpoint.ts';
import { instant, required } from '../core/fields.ts';
import { paintedColors } from './shows.ts';

const show = z.object({ slug: z.string(), title: z.string(), colors: paintedColors });
export type RankedShow = z.infer<typeof show>;

/** A name others may see. Equal points are an equal place. */
const rankingEntry = z.object({
  place: z.int(),
  name: z.string(),
  hits: z.int(),
  answers: z.int(),
  points: z.int(),
});

/** Who guesses best, of one series or (`show` is null) of all. */
export const rankingBoard = z.object({
  show: z.nullable(show),
  /** The series with resolved theories, each with a ranking of its own. */
  shows: z.array(show),
  /** How many have a place: whoever answered enough, named or not. */
  people: z.int(),
  /** Resolved theories it is reckoned from. */
  theories: z.int(),
  /** When one was last counted; null before the first. */
  countedAt: z.nullable(instant()),
  /** The best of those who want to be named. */
  entries: z.array(rankingEntry),
});
export type RankingBoard = z.infer<typeof rankingBoard>;

/** A place as it may be shown to anyone: `token` vouches for it, and names nobody. */
export const rankingCard = z.object({
  place: z.int(),
  people: z.int(),
  show: z.nullable(show),
  token: z.string(),
  /** The path of the image that networks show for `/ranking?lugar=<token>`. */
  image: z.string(),
});
export type RankingCard = z.infer<typeof rankingCard>;

/** How the caller's guesses stand in one ranking. */
const ownPlace = z.object({
  show: z.nullable(show),
  hits: z.int(),
  answers: z.int(),
  points: z.int(),
  /** null while too few of their theories are resolved. */
  card: z.nullable(rankingCard),
});

const ownName = z.object({
  name: z.string(),
  state: z.enum(RANKING_NAME_STATES),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
});

/** The caller's own standing: seen by nobody else, with a name or without. */
export const ownRanking = z.object({
  /** null: they are not named. */
  name: z.nullable(ownName),
  /** Over all series first, then one by one. */
  places: z.array(ownPlace),
});
export type OwnRanking = z.infer<typeof ownRanking>;

/** What somebody wants to be called; uniqueness is not asked for. */
export const rankingName = () =>
  z.pipe(
    required().check(
      z.maxLength(80, 'ranking_name'),
      z.refine((text) => {
        const { length } = [...normalizeRankingName(text)];
        return length >= RANKING_NAME_LENGTH.least && length <= RANKING_NAME_LENGTH.most;
      }, 'ranking_name_length'),
      z.refine((text) => isRankingName(normalizeRankingName(text)), 'ranking_name'),
      z.refine((text) => !isContact(text), 'ranking_contact'),
    ),
    z.transform(normalizeRankingName),
  );

/** Who guesses best (docs/decisions/ranking.md). */
export const ranking = {
  board: endpoint({
    method: 'GET',
    path: '/ranking',
    access: 'public',
    response: rankingBoard,
    summary: 'Who guesses best over all series: those who want to be named, and how many there are.',
  }),
  boardOf: endpoint({
    method: 'GET',
    path: '/ranking/series/:slug',
    access: 'public',
    params: z.object({ slug: z.string().check(z.maxLength(80, 'invalid')) }),
    response: rankingBoard,
    errors: ['NOT_FOUND'],
    summary: 'The same of one series.',
  }),
  placeOf: endpoint({
    method: 'GET',
    path: '/ranking/places/:token',
    access: 'public',
    params: z.object({ token: z.string().check(z.maxLength(140, 'invalid')) }),
    response: rankingCard,
    errors: ['NOT_FOUND'],
    summary: 'The place that a shared card vouches for.',
  }),
  mine: endpoint({
    method: 'GET',
    path: '/ranking/mine',
    access: 'session',
    response: ownRanking,
    summary: "The caller's own places, named or not, and what became of their name.",
  }),
  setName: endpoint({
    method: 'PUT',
    path: '/ranking/name',
    access: 'session',
    limit: 'profile',
    blockable: true,
    body: z.object({ name: rankingName() }),
    response: ownRanking,
    errors: ['MIN_AGE'],
    summary:
      'Asks to be named in the ranking: the name waits for staff, also when it is changed. Adults alone: MIN_AGE.',
  }),
  removeName: endpoint({
    method: 'DELETE',
    path: '/ranking/name',
    access: 'session',
    response: ownRanking,
    summary: 'No longer to be named; at once.',
  }),
};
