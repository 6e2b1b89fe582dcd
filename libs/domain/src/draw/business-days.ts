import { isWeekend, plusDays } from './days.ts';
import { isHoliday } from './holidays.ts';

/** Whether `date` (`YYYY-MM-DD`) is a business day all over Brazil: no Saturday, Sunday or bank holiday. */
export const isBusinessDay = (date: string): boolean => !isWeekend(date) && !isHoliday(date);

/** The n-th business day after `date`, which doesn't count itself; `days` is 1 or more, dates are `YYYY-MM-DD`. */
export function addBusinessDays(date: string, days: number): string {
  let day = date;
  for (let left = days; left > 0;) {
    day = plusDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/**
 * How many business days come after `from` up to `to`, that one included; below 0, those gone by, where `to` is earlier. Both
 * `YYYY-MM-DD`.
 */
export function businessDaysBetween(from: string, to: string): number {
  if (to < from) return -businessDaysBetween(to, from);
  let count = 0;
  for (let day = from; day < to;) {
    day = plusDays(day, 1);
    if (isBusinessDay(day)) count += 1;
  }
  return count;
}
