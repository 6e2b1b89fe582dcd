import { useEffect } from 'react';
import { useOutlet } from '@fio/platform/router/host';

let waiting: (() => void) | undefined;

/** Calls back once, when all of a page is drawn or taken over. */
export function whenShown(callback: () => void): void {
  waiting = callback;
}

/**
 * Stands beside a page, within what waits for its code: its effect says that the page is there. Of pages within pages
 * the innermost says it: those around it are there before.
 */
export function Shown() {
  const isInnermost = useOutlet() === null;
  useEffect(() => {
    if (!isInnermost) return;
    waiting?.();
    waiting = undefined;
  }, [isInnermost]);
  return null;
}
