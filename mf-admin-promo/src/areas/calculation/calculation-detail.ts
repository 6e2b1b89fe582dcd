import type { calculation } from '@fio/contracts/admin/calculation';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { numberOfCode } from '@fio/domain/draw/number-list';
import { orderSizeOf, type RuleSet } from '@fio/domain/draw/rule-set';
import { isHoldingWinner } from '@fio/domain/draw/winner-state';
import { formatLuckyNumber } from '@fio/domain/lucky-number';

/** A draw as its wizard shows it. */
export type CalculationDetail = ResponseOf<typeof calculation.get>;

/** Whose rule says with how many digits a number is printed. */
export interface ReadBy {
  readonly ruleSet: Pick<RuleSet, 'order'>;
}

/** As printed: series and order, the latter with as many digits as the draw reads. */
export const textOfCode = (code: number, { ruleSet }: ReadBy): string =>
  formatLuckyNumber(numberOfCode(code), orderSizeOf(ruleSet));

/** The entry of the extraction that waits for the second person. */
export const waitingEntry = ({ state, entries }: Pick<CalculationDetail, 'state' | 'entries'>) =>
  state === 'extraction_recorded' ? entries.find(({ voided }) => !voided) : undefined;

/** Who holds a prize now, or will: neither who waits as a surrogate, nor whose place was taken. */
export const standing = ({ winners }: Pick<CalculationDetail, 'winners'>) =>
  winners.filter(({ state }) => isHoldingWinner(state));

/** The draw's series as printed, the first and the last. */
export function seriesText({
  seriesFirst,
  seriesLast,
}: Pick<CalculationDetail, 'seriesFirst' | 'seriesLast'>): string {
  const [first, last] = [seriesFirst, seriesLast].map((series) => String(series).padStart(3, '0'));
  return first === last ? String(first) : `${first}–${last}`;
}
