import * as z from 'zod/mini';
import { DISQUALIFICATION_REASONS } from '@fio/domain/draw/disqualification';
import { endpoint } from '../core/endpoint.ts';
import { day, instant, uuid } from '../core/fields.ts';

/** Who won, as everybody may see it. */
export const winnerName = z.object({
  name: z.string(),
  /** `***.456.789-**` */
  cpf: z.string(),
  city: z.string(),
  state: z.string(),
});

/** `rank` 0 is the first drawn, n the n-th surrogate who came in their place; `unit` counts those of a prize from 1. `series` is null where there is but one. */
export const publishedWinner = z.extend(winnerName, {
  id: uuid(),
  series: z.nullable(z.int()),
  number: z.int(),
  rank: z.int(),
  unit: z.int(),
});
export type PublishedWinner = z.infer<typeof publishedWinner>;

/** How a number lost a prize it was found for; in the place of the last two nobody comes: heirs, or the Treasury. */
export const DEPARTURES = ['disqualified', 'not_found', 'declined', 'deceased', 'prescribed'] as const;

/** A number that was found and doesn't hold the prize. Whose it was isn't told. */
export const departure = z.object({
  /** 0 of a surrogate who was passed over while waiting. */
  unit: z.int(),
  rank: z.int(),
  series: z.nullable(z.int()),
  number: z.int(),
  outcome: z.enum(DEPARTURES),
  /** Why somebody was disqualified; null of everybody else, and of draws whose list says nothing of a defence. */
  reason: z.nullable(z.enum(DISQUALIFICATION_REASONS)),
  at: instant(),
});
export type Departure = z.infer<typeof departure>;

export const drawPrize = z.object({
  id: uuid(),
  title: z.string(),
  description: z.string(),
  winners: z.array(publishedWinner),
  /** By unit, then rank. */
  departures: z.array(departure),
});

export const publishedDraw = z.object({
  id: uuid(),
  slug: z.string(),
  title: z.string(),
  /** How many numbers each series has. */
  seriesSize: z.int(),
  /** Days of America/Sao_Paulo, both included: who took part between them. */
  periodFrom: day(),
  periodTo: day(),
  /** When and where the winners were found. */
  calculatedAt: instant(),
  place: z.string(),
  publishedAt: instant(),
  /** What the numbers came from: the extraction of the Loteria Federal, its five prizes from the first on. */
  extraction: z.object({ contest: z.string(), date: day(), prizes: z.array(z.string()) }),
  prizes: z.array(drawPrize),
});
export type PublishedDraw = z.infer<typeof publishedDraw>;

/** A draw to come: `listHash` binds its list of numbers, from when it was closed and published on. */
export const upcomingDraw = z.object({
  slug: z.string(),
  title: z.string(),
  lotteryDate: day(),
  listHash: z.nullable(z.string()),
});
export type UpcomingDraw = z.infer<typeof upcomingDraw>;

/** The draws that are published, and those to come. */
export const draws = {
  published: endpoint({
    method: 'GET',
    path: '/draws',
    access: 'public',
    response: z.object({
      items: z.array(publishedDraw),
      /** Those to come, the next one first. */
      upcoming: z.array(upcomingDraw),
    }),
    summary: 'Published draws with their winners, latest first, and those to come.',
  }),
};
