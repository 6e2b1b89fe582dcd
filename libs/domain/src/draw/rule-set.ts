/** Which digit of a prize of the Loteria Federal, from the right. */
export const DIGIT_PLACES = ['units', 'tens', 'hundreds', 'thousands', 'ten_thousands'] as const;

/** One of DIGIT_PLACES. */
export type DigitPlace = (typeof DIGIT_PLACES)[number];

/** One digit of the extraction: of the first to the fifth prize. */
export interface DigitPick {
  readonly prize: 1 | 2 | 3 | 4 | 5;
  readonly place: DigitPlace;
}

/**
 * How a series outside the draw's interval comes to lie inside it: `count` takes the quantity of series away while it is
 * above and adds it while it is below; `modulo` counts the rest of the division from the first series on.
 */
export const SERIES_FOLDS = ['count', 'modulo'] as const;

/** One of SERIES_FOLDS. */
export type SeriesFold = (typeof SERIES_FOLDS)[number];

/**
 * What follows when the number wasn't given out, or can't win (product/domain.md, 1.4):
 * `up_then_down`: the next above in the same series, failing that the next below;
 * `up_circular`: the next above in the same series, after 99,999 on from 00,000;
 * `up_circular_global`: the next above through all series, after the last number on from the first;
 * `alternate`: one above, one below, two above, and so on; `alternate_circular`: the same around the series' ends;
 * `absolute_difference`: the nearest; of two as near, the one with the larger digit at the first place, from the right,
 * where they differ.
 */
export const APPROXIMATIONS = [
  'up_then_down',
  'up_circular',
  'up_circular_global',
  'alternate',
  'alternate_circular',
  'absolute_difference',
] as const;

/** One of APPROXIMATIONS. */
export type Approximation = (typeof APPROXIMATIONS)[number];

/** Where to go on when a series has no number that can win: the next one up, failing that down; or the other way round. */
export const EMPTY_SERIES_RULES = ['up_then_down', 'down_then_up'] as const;

/** One of EMPTY_SERIES_RULES. */
export type EmptySeriesRule = (typeof EMPTY_SERIES_RULES)[number];

/** How a draw finds its numbers in an extraction: data, from which both the calculation and the regulation's clause come. */
export interface RuleSet {
  /** The one to five digits of the order (elemento sorteável), read from left to right: they say how many numbers a series has. */
  readonly order: readonly DigitPick[];
  /** The digits of the series after a fixed beginning of digits, both possibly empty: a draw of one series has neither. */
  readonly series: { readonly prefix: string; readonly digits: readonly DigitPick[] };
  readonly fold: SeriesFold;
  readonly approximation: Approximation;
  readonly emptySeries: EmptySeriesRule;
  /** Whether who holds one number that won is passed over for the others of the draw. */
  readonly onePrizePerPerson: boolean;
  /** In full years, on the day of the extraction. */
  readonly minimumAge: number;
}

/** How many numbers each series of a draw has: as many as the digits of its order can write, at most SERIES_SIZE. */
export const orderSizeOf = ({ order }: Pick<RuleSet, 'order'>): number => 10 ** order.length;

const units = ([1, 2, 3, 4, 5] as const).map((prize): DigitPick => ({ prize, place: 'units' }));
const tens = ([1, 2, 3] as const).map((prize): DigitPick => ({ prize, place: 'tens' }));

/** The common modern rule (product/domain.md, 1.4): units of all five prizes, series by the tens of the first three. */
export const COMMON_RULE_SET: RuleSet = {
  order: units,
  series: { prefix: '', digits: tens },
  fold: 'count',
  approximation: 'up_then_down',
  emptySeries: 'up_then_down',
  onePrizePerPerson: true,
  minimumAge: 18,
};
