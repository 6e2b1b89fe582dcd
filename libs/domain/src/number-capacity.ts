import { capacityOf, type NumberRange, seriesCount } from './lucky-number.ts';

/** How full a draw's numbers are from which on one is warned, in per cent. */
export const CAPACITY_ALERTS = [80, 95, 100] as const;

/** How many numbers of each series the first `issued` grants gave out: the series take turns, so no row is counted. */
export function issuedBySeries(issued: number, range: NumberRange): number[] {
  const count = seriesCount(range);
  return Array.from({ length: count }, (_, index) =>
    Math.min(range.size, Math.max(0, Math.floor((issued - index + count - 1) / count))),
  );
}

/** The highest of CAPACITY_ALERTS that is reached, or null. */
export function capacityAlert(issued: number, range: NumberRange): number | null {
  const percent = (issued / capacityOf(range)) * 100;
  return CAPACITY_ALERTS.findLast((alert) => percent >= alert) ?? null;
}

const DAY_MS = 86_400_000;

/**
 * The day (`YYYY-MM-DD`) on which the last of `left` numbers goes at `perDay` a day from `today` on; null when that is
 * after `lastDay`, for then the period ends first.
 */
export function exhaustionDay(
  left: number,
  perDay: number,
  { today, lastDay }: { today: string; lastDay: string },
): string | null {
  if (left <= 0) return today;
  const days = Math.ceil(left / perDay);
  const from = Date.parse(`${today}T00:00:00Z`);
  const end = Date.parse(`${lastDay}T00:00:00Z`);
  if (!(perDay > 0) || from + days * DAY_MS > end) return null;
  return new Date(from + days * DAY_MS).toISOString().slice(0, 10);
}
