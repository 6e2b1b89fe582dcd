/** Where the clock stands in a window of the campaign (specification, section 3). */
export interface PromotionWindow {
  readonly hasStarted: boolean;
  readonly hasEnded: boolean;
  readonly isEnabled: boolean;
}

/**
 * The instant that a text in an address means as the bound of a window: a day is its first or its last moment in São
 * Paulo, a time without an offset is São Paulo's. An invalid Date where it is none of these.
 */
export function windowBound(text: string, edge: 'start' | 'end'): Date {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? (edge === 'start' ? 'T00:00' : 'T23:59:59.999') : '';
  // São Paulo has kept the same offset all year since 2019.
  const offset = /(Z|[+-]\d{2}:?\d{2})$/.test(text) && !time ? '' : '-03:00';
  return new Date(text + time + offset);
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

/** A window with its bounds as instants; null where it has none. */
export interface BoundedWindow extends PromotionWindow {
  readonly start: Date | null;
  readonly end: Date | null;
}

/** The state at `now` of a window whose bounds are texts, as the configuration has them. */
export function boundedWindow(
  bounds: { readonly start: string | null; readonly end: string | null },
  now: Date,
): BoundedWindow {
  const start = bounds.start === null ? null : windowBound(bounds.start, 'start');
  const end = bounds.end === null ? null : windowBound(bounds.end, 'end');
  return { ...promotionWindow(start, end, now), start, end };
}
