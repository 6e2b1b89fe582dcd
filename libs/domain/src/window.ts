/** Where the clock stands in a window of the campaign (specification, section 3). */
export interface PromotionWindow {
  readonly hasStarted: boolean;
  readonly hasEnded: boolean;
  readonly isEnabled: boolean;
}

/**
 * The state of a window between two instants: enabled only when `now` is after `start` and not after `end`
 * (specification, section 4), so the first millisecond is still closed and the last one is open.
 * A null bound leaves that side open for ever. An invalid Date as a bound keeps the window shut.
 */
export function promotionWindow(start: Date | null, end: Date | null, now: Date): PromotionWindow {
  const hasStarted = start === null || now > start;
  const hasEnded = end !== null && !(now <= end);
  return { hasStarted, hasEnded, isEnabled: hasStarted && !hasEnded };
}
