import { sampler, type Shake256 } from './sampling.ts';

/** A stretch of time in which prizes may come up: milliseconds since 1970, the end not included. */
export interface OpenStretch {
  readonly from: number;
  readonly to: number;
}

const SECOND = 1000;
const secondsOf = ({ from, to }: OpenStretch) => Math.max(0, Math.floor((to - from) / SECOND));

/**
 * The committed schedule of instant prizes: `count` moments, ascending, in whole seconds, uniform over the stretches and
 * fixed by the campaign's seed of 32 bytes. No dice at claim time: the law allows a schedule or a counter, never
 * chance (Portaria SEAE/ME 7.638, art. 2). Two may share a second; the slots are still two.
 */
export function scheduledMoments(
  shake: Shake256,
  seed: Uint8Array,
  campaign: string,
  stretches: readonly OpenStretch[],
  count: number,
): number[] {
  const total = stretches.reduce((sum, stretch) => sum + secondsOf(stretch), 0);
  if (total === 0 && count > 0) throw new RangeError('There is no second for a prize to come up in.');
  const { below } = sampler(shake, seed, `instant-prizes/1/${campaign}`, count);
  const momentAt = (second: number) => {
    let left = second;
    for (const stretch of stretches) {
      const length = secondsOf(stretch);
      if (left < length) return stretch.from + left * SECOND;
      left -= length;
    }
    throw new RangeError(`There are ${total} seconds, not ${second}.`);
  };
  return Array.from({ length: count }, () => momentAt(below(total))).toSorted((a, b) => a - b);
}

/** Whether the `n`th valid participation (1 for the first) wins where every `every`th does: the counter of the law. */
export function winsByCounter(n: number, every: number): boolean {
  return n > 0 && every > 0 && n % every === 0;
}
