import { useEffect, useRef, type RefObject } from 'react';

/** For a row of links that scrolls on a telephone: the present one (`aria-current`) stands in its middle. `current` says which it is. */
export function useCurrentInSight<Row extends HTMLElement>(current: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return row;
}
