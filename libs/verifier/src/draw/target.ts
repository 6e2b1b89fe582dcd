import { below, type Place, Refusal } from '../reading/Refusal.ts';
import type { Commitment, RuleSet } from './forms.ts';

const PLACES = ['units', 'tens', 'hundreds', 'thousands', 'ten_thousands'] as const;
type Digit = RuleSet['order'][number];

export interface Target {
  readonly series: number;
  readonly order: number;
}

/** What the calculation's text says of how the extraction was read. */
export interface Trace {
  readonly order: readonly (Digit & { readonly digit: number })[];
  readonly series: {
    readonly prefix: string;
    readonly digits: Trace['order'];
    readonly folds: readonly number[];
  };
  readonly target: Target;
}

/** From the series as read to the one within the interval, each step of the way. */
function folded(read: number, { first, last }: Commitment['interval'], fold: RuleSet['fold']): number[] {
  const count = last - first + 1;
  const steps = [read];
  if (fold === 'modulo') return read >= first && read <= last ? steps : [read, first + (read % count)];
  for (let series = read; series > last || series < first;) {
    series += series > last ? -count : count;
    steps.push(series);
  }
  return steps;
}

/** The number that an extraction points at. Refusal for anything but five prizes of five digits. */
export function targetOf({ ruleSet, interval }: Rules, prizes: readonly string[], place: Place): Trace {
  if (prizes.length !== 5) throw new Refusal(place, 'extraction_differs', `${prizes.length} prizes`);
  for (const [index, prize] of prizes.entries())
    if (!/^[0-9]{5}$/.test(prize)) throw new Refusal(below(place, index), 'extraction_differs', prize);
  const digit = (pick: Digit) => ({
    ...pick,
    digit: Number(prizes[pick.prize - 1]?.at(-1 - PLACES.indexOf(pick.place))),
  });
  const written = (digits: Trace['order']) => digits.map((one) => one.digit).join('');
  const order = ruleSet.order.map(digit);
  const digits = ruleSet.series.digits.map(digit);
  const read = ruleSet.series.prefix + written(digits);
  const folds = folded(read === '' ? interval.first : Number(read), interval, ruleSet.fold);
  const series = folds.at(-1) ?? interval.first;
  const { prefix } = ruleSet.series;
  return { order, series: { prefix, digits, folds }, target: { series, order: Number(written(order)) } };
}

type Rules = { readonly ruleSet: RuleSet; readonly interval: Commitment['interval'] };
