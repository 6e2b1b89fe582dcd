import { todayInSaoPaulo } from '@fio/domain';
import { addDays } from './add-days.ts';

/** Two days of São Paulo; both belong to it. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const lengthOf = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The days that are asked for; the last thirty, or the thirty beside the one that is given. */
export function periodOf({ from, to }: Asked, now: Date): Period {
  if (from !== undefined && to !== undefined) return { from, to };
  const today = todayInSaoPaulo(now);
  if (from !== undefined) {
    const last = addDays(from, USUAL_DAYS - 1);
    // A day that lies ahead is its own end.
    return { from, to: last < today ? last : from > today ? from : today };
  }
  const end = to ?? today;
  return { from: addDays(end, 1 - USUAL_DAYS), to: end };
}

/** So many days, today the last. */
export function lastDays(days: number, now: Date): Period {
  const today = todayInSaoPaulo(now);
  return { from: addDays(today, 1 - days), to: today };
}

/** As many days, right before. */
export const previousOf = (period: Period): Period => ({
  from: addDays(period.from, -lengthOf(period)),
  to: addDays(period.from, -1),
});
