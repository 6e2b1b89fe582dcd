import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** A pixel of rounding is no place to go to. */
const SLACK_PX = 2;

const stopsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a[href], button')];

/** Where a key leads among so many stops; undefined where it leads nowhere. */
export function stopAfter(key: string, at: number, count: number): number | undefined {
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key];
  return next !== undefined && next >= 0 && next < count && next !== at ? next : undefined;
}

/** A row that scrolls sideways: which sides have more, a page to either side, and arrow keys from one stop to the next. */
export function useRow() {
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  const look = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = row.current ?? {};
    const before = scrollLeft > SLACK_PX;
    const after = scrollLeft + clientWidth < scrollWidth - SLACK_PX;
    setMore((known) => (known.before === before && known.after === after ? known : { before, after }));
  };
  useEffect(() => {
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  const turn = (direction: 1 | -1) => {
    const { current } = row;
    current?.scrollBy({ left: direction * current.clientWidth * 0.8 });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!row.current || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stops = stopsOf(row.current);
    const at = stops.findIndex((stop) => stop === event.target);
    const next = at < 0 ? undefined : stopAfter(event.key, at, stops.length);
    if (next === undefined) return;
    event.preventDefault();
    stops[next]?.focus();
  };
  return { row, more, look, turn, onKeyDown };
}
