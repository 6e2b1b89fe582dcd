import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';

/**
 * While `active`, asks before the page is left: by a link or a redirect, by the browser's back and forward, and
 * (in the browser's own words) by closing the tab. `release` lets the next departure pass, after a save.
 *
 * The router is the declarative one, whose `useBlocker` doesn't exist: its navigator is held instead, and a step
 * through the history is taken back before it is asked about.
 */
export function useLeaveGuard(active: boolean, ask: () => Promise<boolean>): { release: () => void } {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const released = useRef(false);
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  }, [ask]);
  useEffect(() => {
    if (!active) return;
    const { push, replace } = navigator;
    const guarded =
      (go: typeof push): typeof push =>
      (...args) => {
        if (released.current) return go(...args);
        void asking.current().then((yes) => {
          if (!yes) return;
          released.current = true;
          go(...args);
        });
      };
    navigator.push = guarded(push);
    navigator.replace = guarded(replace);
    const stopHistory = guardHistory(released, asking);
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => {
      Object.assign(navigator, { push, replace });
      stopHistory();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [active, navigator]);
  return { release: () => (released.current = true) };
}

/** The router numbers its entries of the history. */
const indexOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

function guardHistory(
  released: { current: boolean },
  asking: { current: () => Promise<boolean> },
): () => void {
  const here = indexOf(window.history.state) ?? 0;
  let returning = false;
  const onPop = (event: PopStateEvent) => {
    if (released.current) return;
    // The router must not hear of it: neither of the step nor of its being taken back.
    event.stopImmediatePropagation();
    if (returning) {
      returning = false;
      return;
    }
    const steps = (indexOf(event.state) ?? here - 1) - here;
    if (steps === 0) return;
    returning = true;
    window.history.go(-steps);
    void asking.current().then((yes) => {
      if (!yes) return;
      released.current = true;
      window.history.go(steps);
    });
  };
  // At the window itself listeners that capture are called before the router's.
  window.addEventListener('popstate', onPop, true);
  return () => window.removeEventListener('popstate', onPop, true);
}
