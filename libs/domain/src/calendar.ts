/** Every window, day and age of the product is reckoned in this time zone. */
export const TIME_ZONE = 'America/Sao_Paulo';

const DATE_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/;

let dayFormat: Intl.DateTimeFormat | undefined;

/** Made when a day is first asked for: it takes a telephone 60 ms, and every page has this module. */
const dayParts = (instant: Date) =>
  (dayFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })).formatToParts(instant);

function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether `text` is a day of the Gregorian calendar written `YYYY-MM-DD`. */
export function isDateText(text: string): boolean {
  const [, year, month, day] = (DATE_TEXT.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Whether `date` is after `today`, both `YYYY-MM-DD`; false when either isn't a date. */
export function isFutureDate(date: string, today: string): boolean {
  return isDateText(date) && isDateText(today) && date > today;
}

/** The first day somebody who lives can be born on: nobody of before 1900 does. */
export const FIRST_BIRTH_DAY = '1900-01-01';

/**
 * Full years lived on `today`, both `YYYY-MM-DD`. Who was born on 29 February turns a year older
 * on 1 March of a common year. -1 (below any minimum age) when either isn't a date or the birth lies ahead.
 */
export function ageOn(birthDate: string, today: string): number {
  if (!isDateText(birthDate) || !isDateText(today) || birthDate > today) return -1;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

/** The last day on which somebody can be born who is of that many full years on `today`, both days `YYYY-MM-DD`. */
export function latestBirth(today: string, years: number): string {
  const birth = `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
  // Of 29 February there was none in most years: who was born on 1 March is a day too young.
  return isDateText(birth) ? birth : `${birth.slice(0, 8)}28`;
}

/** The day it is in São Paulo at `instant`, as `YYYY-MM-DD`. Throws a RangeError for an invalid Date. */
export function todayInSaoPaulo(instant: Date): string {
  const parts = Object.fromEntries(dayParts(instant).map(({ type, value }) => [type, value]));
  return `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}`;
}

/** Day and minute in São Paulo at `instant` for the name of a file, as `YYYY-MM-DD-HHMM`: in the order of time. */
export function momentForFile(instant: Date): string {
  const options = { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = new Intl.DateTimeFormat('en-GB', options).format(instant);
  return `${todayInSaoPaulo(instant)}-${time.replace(':', '')}`;
}
