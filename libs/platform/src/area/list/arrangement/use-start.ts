import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from '../../../router/index.ts';
import type { OpenSearch } from '../use-list-state.ts';
import type { Arrangement } from './use-arrangement.ts';

/** An address without a search, by its place in the browser's history, and whether it led elsewhere. */
interface Settled {
  readonly key: string;
  readonly isLeft: boolean;
}

/**
 * Leads an address that asks for nothing to the filter the person begins with, as a step that back doesn't lead to. False
 * until it is settled what the list shows.
 */
export function useStart({ isKnown, start }: Arrangement, open: OpenSearch): boolean {
  const { key, search } = useLocation();
  const isBare = search === '';
  const [settled, setSettled] = useState<Settled | null>(null);
  // One that is chosen meanwhile is for the next time.
  const settle = useEffectEvent(() => {
    setSettled({ key, isLeft: start !== null });
    if (start) open(start.search, { replace: true });
  });
  useLayoutEffect(() => {
    if (isBare && isKnown) settle();
  }, [isBare, isKnown, key]);
  return isKnown && (!isBare || (settled?.key === key && !settled.isLeft));
}
