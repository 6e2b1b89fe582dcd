import { plusDays } from './days.ts';

/** Month and day of the holidays of every year, and from which year on where a law of ours is younger. */
const FIXED: readonly (readonly [monthDay: string, since: number])[] = [
  ['01-01', 0],
  ['04-21', 0],
  ['05-01', 0],
  ['09-07', 0],
  ['10-12', 0],
  ['11-02', 0],
  ['11-15', 0],
  // Lei 14.759/2023.
  ['11-20', 2024],
  ['12-25', 0],
];

/** Days from Easter Sunday: Monday and Tuesday of carnival, Good Friday, Corpus Christi. */
const MOVABLE = [-48, -47, -2, 60];

/** Easter Sunday of a year of the Gregorian calendar, `YYYY-MM-DD` (the anonymous algorithm of Nature, 20 April 1876). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * late + 114;
  return `${year}-${String(Math.floor(day / 31)).padStart(2, '0')}-${String((day % 31) + 1).padStart(2, '0')}`;
}

/**
 * Whether banks all over Brazil are closed on a day of the week for a holiday: the national ones (Lei 662/1949, 6.802/1980,
 * 14.759/2023), Good Friday, and the Monday and Tuesday of carnival and Corpus Christi, on which no tax can be paid either.
 * `date` is `YYYY-MM-DD`.
 */
export function isHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  if (FIXED.some(([monthDay, since]) => year >= since && date.slice(5) === monthDay)) return true;
  const easter = easterSunday(year);
  return MOVABLE.some((days) => plusDays(easter, days) === date);
}
