import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * A component whose code comes when it is drawn, `waiting` until then. What could not be fetched is fetched again when it
 * is drawn anew, as a slot's retry does; React's own `lazy` would fail for as long as the page lives.
 */
export function fetched(load: Load, waiting: ReactNode = null): ComponentType {
  return function Fetched() {
    const [Part] = useState(() => lazy(load));
    return (
      <Suspense fallback={waiting}>
        <Part />
      </Suspense>
    );
  };
}
