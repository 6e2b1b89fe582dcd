import type { Commitment, RuleSet } from './forms.ts';
import type { Listed, ShownList } from './list.ts';
import type { Target } from './target.ts';

export type Side = 'target' | 'above' | 'below' | 'wrapped_above' | 'wrapped_below';

/** A number of the list that may win, and where it lies from the one looked for. */
export interface Met {
  readonly listed: Listed;
  readonly side: Side;
}

/** Codes of `low` to before `high`. */
type Span = readonly [low: number, high: number];
type Way = Generator<Met, void>;

const SERIES = 100_000;

function* upwards(list: ShownList, [low, high]: Span, side: Side): Way {
  for (let from = low; from < high;) {
    const listed = list.atOrAbove(from);
    if (listed === null || listed.code >= high) return;
    yield { listed, side: side === 'above' && listed.code === low ? 'target' : side };
    from = listed.code + 1;
  }
}

function* downwards(list: ShownList, [low, high]: Span, side: Side): Way {
  for (let before = high; before > low;) {
    const listed = list.below(before);
    if (listed === null || listed.code < low) return;
    yield { listed, side };
    before = listed.code;
  }
}

function* then(...ways: readonly Way[]): Way {
  for (const way of ways) yield* way;
}

/** Of two as near, whether the upper one has the larger digit at the first place from the right where they differ. */
function hasLargerDigit(upper: number, lower: number): boolean {
  let [one, other] = [upper, lower];
  while (one % 10 === other % 10) [one, other] = [Math.floor(one / 10), Math.floor(other / 10)];
  return one % 10 > other % 10;
}

/** The nearer of two ways first, each by its own distances. */
function* nearest(
  up: readonly [Way, (code: number) => number],
  down: readonly [Way, (code: number) => number],
  isUpperFirst: (upper: number, lower: number) => boolean,
): Way {
  let [upper, lower] = [up[0].next(), down[0].next()];
  while (!upper.done || !lower.done) {
    const [above, beneath] = [upper.value, lower.value];
    const high = above ? up[1](above.listed.code) : Infinity;
    const low = beneath ? down[1](beneath.listed.code) : Infinity;
    const isTie = high === low && above && beneath;
    const isUpper = isTie ? isUpperFirst(above.listed.code, beneath.listed.code) : high < low;
    if (isUpper && above) {
      yield above;
      upper = up[0].next();
    } else if (beneath) {
      yield beneath;
      lower = down[0].next();
    }
  }
}

/** The numbers of one series in the order in which they may win. */
function inSeries(list: ShownList, { series, order }: Target, { approximation, order: picks }: RuleSet): Way {
  const size = 10 ** picks.length;
  const low = series * SERIES;
  const [code, high] = [low + order, low + size];
  const above = upwards(list, [code, high], 'above');
  const beneath = downwards(list, [low, code], 'below');
  switch (approximation) {
    case 'up_then_down':
      return then(above, beneath);
    case 'up_circular':
      return then(above, upwards(list, [low, code], 'wrapped_above'));
    case 'alternate_circular': {
      // Half the circle upwards; downwards one less, so that none is met twice.
      const [lastUp, lastDown] = [code + size / 2, code - size / 2 + 1];
      const up = then(
        upwards(list, [code, Math.min(high, lastUp + 1)], 'above'),
        upwards(list, [low, lastUp + 1 - size], 'wrapped_above'),
      );
      const down = then(
        downwards(list, [Math.max(low, lastDown), code], 'below'),
        downwards(list, [lastDown + size, high], 'wrapped_below'),
      );
      return nearest(
        [up, (found) => (found - code + size) % size],
        [down, (found) => (code - found + size) % size],
        () => true,
      );
    }
    case 'alternate':
    case 'absolute_difference':
      return nearest(
        [above, (found) => found - code],
        [beneath, (found) => code - found],
        approximation === 'alternate' ? () => true : hasLargerDigit,
      );
    // It knows no series, and isn't asked for one.
    case 'up_circular_global':
      return then();
  }
}

/** The series in the order they are looked through. */
function seriesInTurn(
  from: number,
  { first, last }: Commitment['interval'],
  rule: RuleSet['emptySeries'],
): number[] {
  const up = Array.from({ length: last - from }, (_, at) => from + 1 + at);
  const down = Array.from({ length: from - first }, (_, at) => from - 1 - at);
  return rule === 'up_then_down' ? [from, ...up, ...down] : [from, ...down, ...up];
}

/** Each place to look from, in order, with the numbers met from there. */
export function* waysOf(
  { ruleSet, interval }: Pick<Commitment, 'ruleSet' | 'interval'>,
  target: Target,
  list: ShownList,
): Generator<readonly [Target, Way]> {
  if (ruleSet.approximation === 'up_circular_global') {
    const [low, high] = [interval.first * SERIES, (interval.last + 1) * SERIES];
    const code = target.series * SERIES + target.order;
    yield [target, then(upwards(list, [code, high], 'above'), upwards(list, [low, code], 'wrapped_above'))];
    return;
  }
  for (const series of seriesInTurn(target.series, interval, ruleSet.emptySeries)) {
    const from = { series, order: target.order };
    yield [from, inSeries(list, from, ruleSet)];
  }
}
