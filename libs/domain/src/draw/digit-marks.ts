import type { TargetTrace } from './calculation.ts';
import { DIGIT_PLACES, type DigitPick } from './rule-set.ts';

/** What a digit of a prize is taken for. */
export type DigitUse = 'order' | 'series' | 'both';

/** Which digits are taken: a TargetTrace, or the rule set it follows. */
export interface DigitPicks {
  readonly order: readonly DigitPick[];
  readonly series: { readonly digits: readonly DigitPick[] };
}

/** Where a place lies among the five digits of a prize, from the left, 0 first. */
export const digitIndex = ({ place }: Pick<DigitPick, 'place'>): number =>
  DIGIT_PLACES.length - 1 - DIGIT_PLACES.indexOf(place);

/** What the digits of one prize (1 to 5) are taken for, by digitIndex. */
export function digitMarks({ order, series }: DigitPicks, prize: number): Partial<Record<number, DigitUse>> {
  const marks: Partial<Record<number, DigitUse>> = {};
  for (const pick of order) if (pick.prize === prize) marks[digitIndex(pick)] = 'order';
  for (const pick of series.digits)
    if (pick.prize === prize) marks[digitIndex(pick)] = marks[digitIndex(pick)] ? 'both' : 'series';
  return marks;
}

/** As many steps of a folding are read one by one before the middle is left out. */
const SHOWN = 8;

/** The steps of a folding as one writes them down; null stands for those in between, all of the same size. */
export function writtenFolds({ folds }: Pick<TargetTrace['series'], 'folds'>): readonly (number | null)[] {
  return folds.length <= SHOWN ? folds : [...folds.slice(0, 3), null, ...folds.slice(-2)];
}
