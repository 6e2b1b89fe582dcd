import { DIGIT_PLACES, type DigitPick } from '@fio/domain/draw/rule-set';
import type { DigitMark } from '@fio/design-system/extraction';

export interface Picks {
  readonly order: readonly DigitPick[];
  readonly series: { readonly digits: readonly DigitPick[] };
}

const DIGITS = 5;
/** Counted from the left of a prize's five digits, 0 first. */
export const indexOf = ({ place }: DigitPick): number => DIGITS - 1 - DIGIT_PLACES.indexOf(place);

/** What the digits of one prize (1 to 5) are taken for, by their place from the left. */
export function marksOf({ order, series }: Picks, prize: number): Partial<Record<number, DigitMark>> {
  const marks: Partial<Record<number, DigitMark>> = {};
  for (const pick of order) if (pick.prize === prize) marks[indexOf(pick)] = 'order';
  for (const pick of series.digits)
    if (pick.prize === prize) marks[indexOf(pick)] = marks[indexOf(pick)] ? 'both' : 'series';
  return marks;
}
