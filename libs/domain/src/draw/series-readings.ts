import { seriesCount, type SeriesInterval } from '../lucky-number.ts';
import { foldSeries } from './fold.ts';
import type { RuleSet } from './rule-set.ts';

/** Every series that an extraction can read, before folding, from the lowest on. */
export function seriesReadings({ series }: RuleSet, { first }: SeriesInterval): readonly number[] {
  const { prefix, digits } = series;
  if (prefix === '' && digits.length === 0) return [first];
  const width = 10 ** digits.length;
  return Array.from({ length: width }, (_, index) => Number(prefix === '' ? 0 : prefix) * width + index);
}

/**
 * By how many readings of an extraction the least and the most favoured series of a draw are reached: 0 where some series
 * can't be reached at all, equal where all have the same chance.
 */
export function seriesChances(ruleSet: RuleSet, interval: SeriesInterval): { least: number; most: number } {
  const reached = new Map<number, number>();
  for (const raw of seriesReadings(ruleSet, interval)) {
    const series = foldSeries(raw, interval, ruleSet.fold).at(-1) ?? raw;
    reached.set(series, (reached.get(series) ?? 0) + 1);
  }
  const counts = [...reached.values()];
  return { least: reached.size < seriesCount(interval) ? 0 : Math.min(...counts), most: Math.max(...counts) };
}
