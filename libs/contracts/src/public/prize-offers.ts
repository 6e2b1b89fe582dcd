import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { day, instant, uuid } from '../core/fields.ts';
import { framedImage } from '../core/picture.ts';
import { winnerName } from './draws.ts';

/** How a prize is won: in a draw, or at once. */
export const PRIZE_WAYS = ['draw', 'instant'] as const;

const prizeWinner = z.extend(winnerName, { id: uuid(), wonAt: instant() });
export type PrizeWinner = z.infer<typeof prizeWinner>;

const offeringDraw = z.object({
  slug: z.string(),
  title: z.string(),
  /** Day of America/Sao_Paulo. */
  lotteryDate: day(),
  isPublished: z.boolean(),
  /** The version of the regulation it is held by, as `/regulamentos/<slug>/<number>` has it. */
  regulation: z.nullable(z.object({ slug: z.string(), number: z.int() })),
});

export const offeredPrize = z.object({
  id: uuid(),
  way: z.enum(PRIZE_WAYS),
  title: z.string(),
  description: z.string(),
  /** Market value of one, in cents of a real; null where none was noted. */
  value: z.nullable(z.int()),
  picture: z.nullable(framedImage),
  /**
   * How many there are, and how many of them nobody has ever won. Of prizes that are won at once those that were committed
   * to: no gift counts, and a slot whose win was refused is not told to be free again.
   */
  units: z.int(),
  left: z.int(),
  /** null of a prize that is won at once. */
  draw: z.nullable(offeringDraw),
  /** The latest first and only so many; `won` counts all, of those won at once the refused too. */
  winners: z.array(prizeWinner),
  won: z.int(),
});
export type OfferedPrize = z.infer<typeof offeredPrize>;

export const prizesPage = z.object({
  /** The draw whose extraction comes next: `at` is when the lottery draws. */
  next: z.nullable(z.object({ slug: z.string(), title: z.string(), lotteryDate: day(), at: instant() })),
  /** What can be won: of the draws to come, the next one's first, then what is won at once. */
  offered: z.array(offeredPrize),
  /** What was won in draws that are over, the latest first. */
  past: z.array(offeredPrize),
});
export type PrizesPage = z.infer<typeof prizesPage>;

/** What can be won and who has won, as everybody may see it. */
export const prizeOffers = {
  all: endpoint({
    method: 'GET',
    path: '/prizes',
    access: 'public',
    response: prizesPage,
    summary: 'What can be won, how many are left, who won (masked), and when the next draw is.',
  }),
};
