const DAY = 86_400_000;
/** São Paulo is so far behind UTC. */
const BEHIND = 3 * 3_600_000;
/** Month and day of the holidays of each year; from 2024 on there is one more. */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];
const SINCE_2024 = '11-20';
/** Days from Easter: Monday and Tuesday of carnival, Good Friday, Corpus Christi. */
const MOVABLE = [-48, -47, -2, 60];

/** Easter Sunday of the Gregorian calendar, by Gauss's rule with its two exceptions. */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const leaps = century - Math.floor(century / 4);
  const golden = year % 19;
  const moon = (19 * golden + 15 + leaps - Math.floor((13 + 8 * century) / 25)) % 30;
  const rest = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 4 + leaps) % 7;
  const isLate = rest === 6 && (moon === 29 || (moon === 28 && golden > 10));
  return Date.UTC(year, 2, 22 + moon + rest - (isLate ? 7 : 0));
}

function isBusinessDay(day: number): boolean {
  const date = new Date(day);
  const monthDay = date.toISOString().slice(5, 10);
  const year = date.getUTCFullYear();
  if ([0, 6].includes(date.getUTCDay()) || FIXED.includes(monthDay)) return false;
  if (year >= 2024 && monthDay === SINCE_2024) return false;
  return !MOVABLE.some((days) => easterOf(year) + days * DAY === day);
}

/** Until when who was told at `at` may answer: the end of so many business days after that day, in São Paulo. */
export function defenceUntil(at: string, businessDays: number): string {
  const told = Date.parse(at) - BEHIND;
  let day = told - (((told % DAY) + DAY) % DAY);
  for (let left = businessDays; left > 0;) {
    day += DAY;
    if (isBusinessDay(day)) left -= 1;
  }
  return new Date(day + DAY + BEHIND).toISOString();
}
