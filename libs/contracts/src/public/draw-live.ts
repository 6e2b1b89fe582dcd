import * as z from 'zod/mini';
import { DRAW_STATES } from '@fio/domain/draw/draw-state';
import { endpoint } from '../core/endpoint.ts';
import { day, instant } from '../core/fields.ts';

/** How far a draw is, for whoever watches it being held. No digit of it is told before the log tells it. */
export const drawMoment = z.object({
  slug: z.string(),
  state: z.enum(DRAW_STATES),
  /** The day of the extraction, in America/Sao_Paulo. */
  lotteryDate: day(),
  /** SHA-256 of what its closed list is bound to; null until that is public. */
  listHash: z.nullable(z.string()),
  /** The number of the extraction (concurso), from the first released prize on. */
  contest: z.nullable(z.string()),
  /** The prizes of the extraction that staff have released, from the first on; of a published draw all five. */
  released: z.array(z.string()),
  publishedAt: z.nullable(instant()),
});
export type DrawMoment = z.infer<typeof drawMoment>;

const params = z.object({ slug: z.string().check(z.maxLength(80, 'limit')) });

/** A draw while it is being held. */
export const drawLive = {
  moment: endpoint({
    method: 'GET',
    path: '/draws/:slug/moment',
    access: 'public',
    params,
    response: drawMoment,
    errors: ['NOT_FOUND'],
    summary: 'How far a draw is: for who has no stream, asked now and then.',
  }),
  /** The first event says what stands, each later one what stands then: whoever comes late or comes back sees the same. */
  live: endpoint({
    method: 'GET',
    path: '/draws/:slug/live',
    access: 'public',
    params,
    media: 'events',
    response: drawMoment,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
    summary: 'How far a draw is, as it changes, as server-sent events.',
  }),
};
