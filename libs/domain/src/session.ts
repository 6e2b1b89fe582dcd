/**
 * Whole seconds from `now` until `exp` (a Date, or milliseconds since the epoch), rounded up and never negative:
 * 0 means that the session is over, also for an `exp` that is no valid time.
 */
export function remainingSeconds(exp: Date | number, now: Date | number): number {
  const seconds = Math.ceil((Number(exp) - Number(now)) / 1000);
  return seconds > 0 ? seconds : 0;
}
