import { addBusinessDays } from './business-days.ts';
import { monthEnd, plusDays } from './days.ts';

/** Tax on what is won by a draw, of its market value: 20 % (Lei 8.981/1995, art. 63), paid by the promoter. */
const IRRF_PERCENT = 20;

/** Days within which a winner may still ask for the prize (product/domain.md, 1.7). */
const PRESCRIPTION_DAYS = 180;

/** Income tax (IRRF) on a prize of this market value, both in cents of a real. */
export const irrfOf = (valueCents: number): number => Math.round((valueCents * IRRF_PERCENT) / 100);

/**
 * The last day to pay the tax on a prize won on `date`: the third business day after the ten days (décendio) it lies in
 * (Lei 11.196/2005, art. 70). Both `YYYY-MM-DD`.
 */
export function irrfDueOn(date: string): string {
  const day = Number(date.slice(8));
  const end = day > 20 ? monthEnd(date) : `${date.slice(0, 8)}${day > 10 ? 20 : 10}`;
  return addBusinessDays(end, 3);
}

/** The last day to ask for a prize whose time began on `date`, both `YYYY-MM-DD`. */
export const prescribesOn = (date: string): string => plusDays(date, PRESCRIPTION_DAYS);

/** The last day to publish who won, so many business days after the day the winners were found; both `YYYY-MM-DD`. */
export const publishesBy = (foundOn: string, businessDays: number): string =>
  addBusinessDays(foundOn, businessDays);
