import { randomInt } from 'node:crypto';

/** A run of every change takes one in so many of what could be changed; the night takes each (`npm test -- nightly`). */
const EVERY = process.env['NIGHTLY'] === 'on' ? 1 : 4;

/** Whether one of many, by its place among them, is tried in this run. Where the first lies differs from run to run. */
export function chosen(): (place: number) => boolean {
  const first = randomInt(EVERY);
  return (place) => place % EVERY === first;
}
