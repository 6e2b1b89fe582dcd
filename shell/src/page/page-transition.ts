import { useEffect, useState } from 'react';
import type { Location } from '@fio/platform/router/host';

/** The transition named 'page' is out-in: the old page leaves for this long, then the new one enters. */
const LEAVE_MS = 120;

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface Shown {
  /** The location whose page is drawn now; it lags behind the address while the old page leaves. */
  location: Location;
  /** The value of `data-page`; undefined for the first page, which doesn't enter from anywhere. */
  phase: 'leave' | 'enter' | undefined;
}

/** Draws the old page until it has left. A change of query or hash alone is the same page. */
export function usePageTransition(location: Location): Shown {
  const [shown, setShown] = useState<Shown>({ location, phase: undefined });
  const leaving = shown.location.pathname !== location.pathname;
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setShown({ location, phase: 'enter' }), reducedMotion() ? 0 : LEAVE_MS);
    return () => clearTimeout(timer);
  }, [leaving, location]);
  return leaving ? { location: shown.location, phase: 'leave' } : { location, phase: shown.phase };
}
