import type { Candidates } from './candidate-stream.ts';

/** Of two as far from the number looked for, whether the upper one comes first. */
export type UpperFirst = (upper: number, lower: number) => boolean;

/**
 * The nearest of two streams first, each already sorted by its distance. `distance` is how far a code lies on the way of
 * its stream.
 */
export async function* nearest(
  up: Candidates,
  down: Candidates,
  distance: (code: number, way: 'up' | 'down') => number,
  upperFirst: UpperFirst,
): Candidates {
  let above = await up.next();
  let below = await down.next();
  while (!above.done || !below.done) {
    const upper = above.done ? Infinity : distance(above.value.listed.code, 'up');
    const lower = below.done ? Infinity : distance(below.value.listed.code, 'down');
    const isUpper =
      upper < lower ||
      (upper === lower &&
        !above.done &&
        !below.done &&
        upperFirst(above.value.listed.code, below.value.listed.code));
    if (isUpper && !above.done) {
      yield above.value;
      above = await up.next();
    } else if (!below.done) {
      yield below.value;
      below = await down.next();
    }
  }
}

/** The larger digit at the first place, from the right, where the two differ (product/domain.md, 1.4-6). */
export function hasLargerDigit(upper: number, lower: number): boolean {
  for (let place = 1; ; place *= 10) {
    const difference = (Math.floor(upper / place) % 10) - (Math.floor(lower / place) % 10);
    if (difference !== 0) return difference > 0;
  }
}
