import { type RefObject, useEffect, useRef } from 'react';

/** As long as a dialog takes to close and to give the focus back. */
const SETTLED = 300;

/**
 * Where a step took away what had the focus, it goes on to the heading of what is to be done now, so that nobody who works by
 * keyboard begins anew at the top of the page. Focus that stands on something is left there.
 */
export function useKeptFocus(step: string): RefObject<HTMLDivElement | null> {
  const now = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    const timer = setTimeout(() => {
      seen.current = step;
      if (document.activeElement === document.body) now.current?.querySelector('h2')?.focus();
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [step]);
  return now;
}
