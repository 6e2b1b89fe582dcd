import * as z from 'zod/mini';
import { day } from './fields.ts';

/** The longest period at once: two years and a day. */
const LONGEST_PERIOD = 731;

const DAY_MS = 86_400_000;

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const isPeriod = ({ from, to }: Days): boolean => {
  if (from === undefined || to === undefined) return true;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days >= 0 && days < LONGEST_PERIOD;
};

/** Of a query, days of São Paulo: both belong to the period; without them the last thirty, today included. */
export const periodFields = { from: z.optional(day()), to: z.optional(day()) };

/** Neither backwards nor too long. */
export const orderedPeriod = z.refine<Days>(isPeriod, { error: 'invalid', path: ['to'] });

/** Of an answer: the days that were meant. */
export const period = z.object({ from: z.string(), to: z.string() });
