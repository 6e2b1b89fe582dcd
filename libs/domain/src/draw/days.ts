import { isDateText } from '../calendar.ts';

const DAY = 86_400_000;

/** A day of the calendar, `YYYY-MM-DD`, as milliseconds of its beginning in UTC. Throws a RangeError for anything else. */
function read(date: string): number {
  if (!isDateText(date)) throw new RangeError(`Not a day: ${date}. It is written YYYY-MM-DD.`);
  return Date.parse(date);
}

/** The day so many calendar days after `date`, before it where they are below 0; both `YYYY-MM-DD`. */
export const plusDays = (date: string, days: number): string =>
  new Date(read(date) + days * DAY).toISOString().slice(0, 10);

/** Whether `date` (`YYYY-MM-DD`) is a Saturday or a Sunday. */
export const isWeekend = (date: string): boolean => [0, 6].includes(new Date(read(date)).getUTCDay());

/** The last day of the month that `date` lies in, both `YYYY-MM-DD`. */
export function monthEnd(date: string): string {
  const day = new Date(read(date));
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}
