import type { SeriesInterval } from '../lucky-number.ts';
import type { Extraction, PickedDigit, TargetTrace } from './calculation.ts';
import { foldSeries } from './fold.ts';
import { DIGIT_PLACES, type DigitPick, type RuleSet } from './rule-set.ts';

/** How many prizes an extraction of the Loteria Federal has. */
export const EXTRACTION_PRIZES = 5;

const PRIZE = /^\d{5}$/;

/** Whether these are the five prizes of an extraction, each with its five digits, leading zeros included. */
export function isExtraction(prizes: readonly string[]): prizes is Extraction {
  return prizes.length === EXTRACTION_PRIZES && prizes.every((prize) => PRIZE.test(prize));
}

function pick(extraction: Extraction, { prize, place }: DigitPick): PickedDigit {
  const text = extraction[prize - 1] as string;
  return { prize, place, digit: Number(text[text.length - 1 - DIGIT_PLACES.indexOf(place)]) };
}

const written = (digits: readonly PickedDigit[]): string => digits.map(({ digit }) => digit).join('');

/**
 * The number that an extraction points at, and how. A draw whose rule set reads no series looks in the first of the
 * interval. Throws a RangeError for anything but an extraction (isExtraction).
 */
export function targetOf(ruleSet: RuleSet, interval: SeriesInterval, extraction: Extraction): TargetTrace {
  if (!isExtraction(extraction)) throw new RangeError('An extraction is five prizes of five digits each.');
  const { prefix } = ruleSet.series;
  const order = ruleSet.order.map((place) => pick(extraction, place));
  const digits = ruleSet.series.digits.map((place) => pick(extraction, place));
  const read = prefix + written(digits);
  const folds = foldSeries(read === '' ? interval.first : Number(read), interval, ruleSet.fold);
  const series = folds.at(-1) ?? interval.first;
  return { order, series: { prefix, digits, folds }, target: { series, order: Number(written(order)) } };
}
