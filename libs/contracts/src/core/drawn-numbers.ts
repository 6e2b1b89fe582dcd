import * as z from 'zod/mini';
import { day } from './fields.ts';

/** Numbers as printed, with the draw they take part in; `slug` is of its public page, where it has one. */
export const drawnNumbers = z.object({
  slug: z.nullable(z.string()),
  title: z.string(),
  lotteryDate: day(),
  numbers: z.array(z.string()),
});
