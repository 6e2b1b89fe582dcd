import { useEffect } from 'react';

let waiting: (() => void) | undefined;

/** Calls back once, when all of a page is drawn or taken over. */
export function whenShown(callback: () => void): void {
  waiting = callback;
}

/** Stands beside a page, within what waits for its code: its effect says that the page is there. */
export function Shown() {
  useEffect(() => {
    waiting?.();
    waiting = undefined;
  }, []);
  return null;
}
