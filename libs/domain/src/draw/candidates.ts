import { type LuckyNumber, SERIES_SIZE, seriesCount, type SeriesInterval } from '../lucky-number.ts';
import { type Candidates, downwards, inTurn, upwards } from './candidate-stream.ts';
import { hasLargerDigit, nearest } from './nearest.ts';
import { codeOf, type NumberList } from './number-list.ts';
import type { Approximation } from './rule-set.ts';

/** The codes of the series that the number looked for lies in, of `size` numbers, and its own. */
function placed(number: LuckyNumber, size: number) {
  const low = codeOf({ series: number.series, order: 0 });
  return { low, code: codeOf(number), high: low + size };
}

type Search = (list: NumberList, number: LuckyNumber, size: number) => Candidates;

const upThenDown: Search = (list, number, size) => {
  const { low, code, high } = placed(number, size);
  return inTurn(upwards(list, { low: code, high }, 'above'), downwards(list, { low, high: code }, 'below'));
};

const upCircular: Search = (list, number, size) => {
  const { low, code, high } = placed(number, size);
  return inTurn(
    upwards(list, { low: code, high }, 'above'),
    upwards(list, { low, high: code }, 'wrapped_above'),
  );
};

/** From the nearest on, of two as near the one that `upperFirst` says. */
const byDistance =
  (upperFirst: (upper: number, lower: number) => boolean): Search =>
  (list, number, size) => {
    const { low, code, high } = placed(number, size);
    return nearest(
      upwards(list, { low: code, high }, 'above'),
      downwards(list, { low, high: code }, 'below'),
      (found) => Math.abs(found - code),
      upperFirst,
    );
  };

const alternateCircular: Search = (list, number, size) => {
  const { low, code, high } = placed(number, size);
  // Half the circle upwards, and one less the other way, so that no number is met twice.
  const lastUp = code + size / 2;
  const lastDown = code - size / 2 + 1;
  const up = inTurn(
    upwards(list, { low: code, high: Math.min(high, lastUp + 1) }, 'above'),
    upwards(list, { low, high: lastUp + 1 - size }, 'wrapped_above'),
  );
  const down = inTurn(
    downwards(list, { low: Math.max(low, lastDown), high: code }, 'below'),
    downwards(list, { low: lastDown + size, high }, 'wrapped_below'),
  );
  const distance = (found: number, way: 'up' | 'down') =>
    ((way === 'up' ? found - code : code - found) + size) % size;
  return nearest(up, down, distance, () => true);
};

const IN_SERIES: Readonly<Record<Exclude<Approximation, 'up_circular_global'>, Search>> = {
  up_then_down: upThenDown,
  up_circular: upCircular,
  alternate: byDistance(() => true),
  alternate_circular: alternateCircular,
  absolute_difference: byDistance(hasLargerDigit),
};

/** The numbers of one series of `size` in the order in which they may win, from `number` on, each once. */
export function candidatesInSeries(
  list: NumberList,
  number: LuckyNumber,
  approximation: Exclude<Approximation, 'up_circular_global'>,
  size: number,
): Candidates {
  return IN_SERIES[approximation](list, number, size);
}

/** All numbers of the draw from `number` upwards, after the last of all on from the first, each once. */
export function candidatesAround(
  list: NumberList,
  number: LuckyNumber,
  interval: SeriesInterval,
): Candidates {
  const code = codeOf(number);
  const low = codeOf({ series: interval.first, order: 0 });
  const high = low + seriesCount(interval) * SERIES_SIZE;
  return inTurn(
    upwards(list, { low: code, high }, 'above'),
    upwards(list, { low, high: code }, 'wrapped_above'),
  );
}
