import { todayInSaoPaulo } from '@fio/domain';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant `days` from `now`; negative: ago. */
export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY);

/** A day of São Paulo, as the database keeps it. */
export const dayOf = (instant: Date) => new Date(`${todayInSaoPaulo(instant)}T00:00:00Z`);

/** Days of the week, as `getUTCDay` numbers them. */
export const [SUNDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 4, 5, 6] as const;
export type Weekday = typeof THURSDAY | typeof FRIDAY | typeof SATURDAY;

/** The nearest such day of the week, on or before the day of São Paulo. */
export function weekdayBy(instant: Date, weekday: Weekday): Date {
  const day = dayOf(instant);
  return new Date(day.getTime() - ((day.getUTCDay() - weekday + 7) % 7) * DAY);
}

/** The Saturday on or before it: one of the two days of the week the lottery is drawn on. */
export const lotteryDay = (instant: Date): Date => weekdayBy(instant, SATURDAY);

/** The promotion of the demonstration, in days from now: what the regulation says and the draw goes by. */
export const CAMPAIGN = { start: -120, end: 90, draw: 104 } as const;
