import { todayInSaoPaulo } from '../calendar.ts';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import { plusDays } from './days.ts';

/** What a term is counted in. Days begin with the one after the event; hours with its very moment. */
export const TERM_UNITS = ['hours', 'days', 'business_days'] as const;

/** One of TERM_UNITS. */
export type TermUnit = (typeof TERM_UNITS)[number];

/** How long there is for something. */
export interface Term {
  readonly amount: number;
  readonly unit: TermUnit;
}

/** When a term is over: its last day (`YYYY-MM-DD`, America/Sao_Paulo) and, of one in hours, the moment. */
export interface TermEnd {
  readonly day: string;
  readonly at: Date | null;
}

const HOUR = 3_600_000;

/** The day itself, or the first that way which is a business day. */
function businessDayFrom(date: string, way: 1 | -1): string {
  let day = date;
  while (!isBusinessDay(day)) day = plusDays(day, way);
  return day;
}

/**
 * The day to pay by what is due on `date`, `YYYY-MM-DD`: the day itself where banks are open all over Brazil, else the next on
 * which they are (Lei 5.172/1966, art. 210). On the last business day of a year they serve nobody (Resolução CMN 4.880/2020),
 * though it counts as one: what is due on it is paid the business day before.
 */
export function bankingDay(date: string): string {
  const day = businessDayFrom(date, 1);
  const isLastOfYear = businessDayFrom(plusDays(day, 1), 1).slice(0, 4) !== day.slice(0, 4);
  return isLastOfYear ? businessDayFrom(plusDays(day, -1), -1) : day;
}

/** When a term is over that began at a moment. */
export function termEnd(began: Date, { amount, unit }: Term): TermEnd {
  if (unit === 'hours') {
    const at = new Date(began.getTime() + amount * HOUR);
    return { day: todayInSaoPaulo(at), at };
  }
  const day = todayInSaoPaulo(began);
  return { day: unit === 'days' ? plusDays(day, amount) : addBusinessDays(day, amount), at: null };
}
