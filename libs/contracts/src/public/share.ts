import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';

/** How many of somebody's resolved theories were right, as it may be shown to anyone. */
export const scoreCard = z.object({
  hits: z.int(),
  total: z.int(),
  /** Vouches for the counts in the address `/teoria?acertos=<token>`, and names nobody. */
  token: z.string(),
  /** The path of the image that networks show for that address. */
  image: z.string(),
});
export type ScoreCard = z.infer<typeof scoreCard>;

/** What visitors show to others beyond theories, whose addresses need no server. */
export const share = {
  score: endpoint({
    method: 'GET',
    path: '/share/score',
    access: 'session',
    response: z.object({ card: z.nullable(scoreCard) }),
    summary: "The visitor's hits as a card to share; null before the first theory they voted on is resolved.",
  }),
  scoreOf: endpoint({
    method: 'GET',
    path: '/share/score/:token',
    access: 'public',
    params: z.object({ token: z.string().check(z.maxLength(40, 'invalid')) }),
    response: scoreCard,
    errors: ['NOT_FOUND'],
    summary: 'The counts a shared card vouches for.',
  }),
};
