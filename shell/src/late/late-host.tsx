import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { boot } from '@fio/platform/boot';
import { afterLoad } from './after-load.ts';

// A page that can't fetch it has lost nothing that a person came for.
const Late = lazy<ComponentType>(() => import('./late.tsx').catch(() => ({ default: () => null })));

/** Brings what can wait, once nothing of the page waits any more. */
export function LateHost() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    // Whether a preview still goes on is known before anybody has read much of it.
    if (boot().preview === null) return afterLoad(() => setIsLate(true));
    setIsLate(true);
    return undefined;
  }, []);
  return (
    isLate && (
      <Suspense fallback={null}>
        <Late />
      </Suspense>
    )
  );
}
