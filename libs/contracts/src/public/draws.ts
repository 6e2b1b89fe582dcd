import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { day, instant, uuid } from '../core/fields.ts';

/** `rank` 0 is the first drawn, n the n-th surrogate who came in their place. `series` is null where there is but one. */
export const publishedWinner = z.object({
  id: uuid(),
  name: z.string(),
  /** `***.456.789-**` */
  cpf: z.string(),
  city: z.string(),
  state: z.string(),
  series: z.nullable(z.int()),
  number: z.int(),
  rank: z.int(),
});
export type PublishedWinner = z.infer<typeof publishedWinner>;

export const drawPrize = z.object({
  id: uuid(),
  title: z.string(),
  description: z.string(),
  winners: z.array(publishedWinner),
});

export const publishedDraw = z.object({
  id: uuid(),
  slug: z.string(),
  title: z.string(),
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

export const draws = {
  published: endpoint({
    method: 'GET',
    path: '/draws',
    access: 'public',
    response: z.object({
      items: z.array(publishedDraw),
      /** The draw that comes next, where one is set. */
      next: z.nullable(z.object({ title: z.string(), lotteryDate: day() })),
    }),
    summary: 'Published draws with their winners, latest first, and which draw is next.',
  }),
};
