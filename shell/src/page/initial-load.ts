import { useEffect, useRef } from 'react';
import { useNavigationType } from '@fio/platform/router/host';
import type { Location } from '@fio/platform/router/host';

let hasMoved = false;

/**
 * Whether the page is still the one that was loaded: nobody has gone anywhere since. Not told by a clock: a load that
 * takes long and fails each time would be taken for a page in use, and reloaded for ever.
 */
export const isInitialLoad = (): boolean => !hasMoved;

/** Learns from the router of the first move. A redirect is none: it belongs to the load. */
export function useInitialLoad({ key }: Pick<Location, 'key'>): void {
  const navigation = useNavigationType();
  const first = useRef(key);
  useEffect(() => {
    if (navigation !== 'REPLACE' && key !== first.current) hasMoved = true;
  }, [key, navigation]);
}
