export interface Change {
  /** Whole percent, always positive. */
  readonly percent: number;
  readonly direction: 'up' | 'down';
}

/** How a week compares with the one before; null when nothing changed or there is nothing to compare with. */
export function changeOf(week: number, previous: number): Change | null {
  if (previous === 0) return null;
  const percent = Math.round((Math.abs(week - previous) / previous) * 100);
  return percent === 0 ? null : { percent, direction: week > previous ? 'up' : 'down' };
}
