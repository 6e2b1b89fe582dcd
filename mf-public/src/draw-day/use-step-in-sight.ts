import { useEffect, useRef } from 'react';
import type { Player } from './use-player.ts';

/**
 * Keeps the newest step in sight of who sees a draw again; who watches live scrolls for themselves. The steps within carry
 * `data-step`, in their order.
 */
export function useStepInSight({ shown, isGuided }: Player) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isGuided) return;
    const steps = here.current?.querySelectorAll('[data-step]');
    steps?.[steps.length - 1]?.scrollIntoView?.({ block: 'nearest' });
  }, [shown, isGuided]);
  return here;
}
