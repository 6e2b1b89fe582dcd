import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from '@fio/platform/router/host';
import type { Location } from '@fio/platform/router/host';

const positions = new Map<string, number>();

/** Scrolls to what the address names, to where one was when going back, else to the top. */
function scrollFor({ key, hash }: Location, goingBack: boolean): void {
  const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (named) named.scrollIntoView();
  else window.scrollTo(0, goingBack ? (positions.get(key) ?? 0) : 0);
}

/**
 * What arriving on a page means beside drawing it: the scroll position, and the focus at its beginning, so that
 * keyboard and screen reader start with the new page. The first page keeps what the browser does.
 */
export function useArrival(location: Location): void {
  const navigation = useNavigationType();
  const before = useRef(location);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = location;
    if (left.pathname === location.pathname) return;
    scrollFor(location, navigation === 'POP');
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [location, navigation]);
  useLayoutEffect(() => {
    const remember = () => positions.set(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location.key]);
}
