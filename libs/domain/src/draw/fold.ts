import { seriesCount, type SeriesInterval } from '../lucky-number.ts';
import type { SeriesFold } from './rule-set.ts';

/**
 * From the series as the extraction gave it to the one within the interval, step by step; the first is `raw`, the last
 * lies inside. One inside from the start stays as it is, whatever the fold.
 */
export function foldSeries(raw: number, interval: SeriesInterval, fold: SeriesFold): readonly number[] {
  const { first, last } = interval;
  const count = seriesCount(interval);
  const steps = [raw];
  if (raw >= first && raw <= last) return steps;
  if (fold === 'modulo') return [raw, first + (raw % count)];
  let series = raw;
  while (series < first || series > last) {
    series += series > last ? -count : count;
    steps.push(series);
  }
  return steps;
}
