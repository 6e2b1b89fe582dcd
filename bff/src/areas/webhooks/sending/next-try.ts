import { retryAfter } from '../../../core/retry-after.ts';
import type { Answered } from './post-event.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Between the tries of a delivery: growing, for three days and some hours in all. */
const PAUSES = [
  5_000,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Each up to so much longer, so that what failed together isn't tried together. */
const JITTER = 0.1;

/** Tries until a delivery is given up. */
export const MOST_TRIES = PAUSES.length + 1;

/** Those whose Retry-After is heeded: too many, and not now. */
const BUSY = [429, 503];
/** The receiver wants nothing more, ever. */
export const GONE = 410;

export const hasArrived = ({ status }: Pick<Answered, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/**
 * When a delivery is tried again after so many tries that failed; null: never. A receiver that asks to be left alone for
 * longer is, for a day at most. `random` is from 0 to below 1.
 */
export function nextTry(tries: number, answer: Answered, now: Date, random: number): Date | null {
  const pause = PAUSES[tries - 1];
  if (pause === undefined || answer.status === GONE) return null;
  const asked = answer.headers.find(({ name }) => name === 'retry-after')?.value ?? null;
  const least = BUSY.includes(answer.status ?? 0) ? (retryAfter(asked, now) ?? 0) : 0;
  return new Date(now.getTime() + Math.max(Math.round(pause * (1 + JITTER * random)), least));
}
