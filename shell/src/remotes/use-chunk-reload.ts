import { useLayoutEffect, useRef, useState } from 'react';
import { reloadForChunk, reloading } from '../first/chunk-reload.ts';
import { isInitialLoad } from '../page/initial-load.ts';
import type { RemoteFailure } from './failure.ts';

/**
 * Reloads the page where a chunk of a remote did not arrive (specification, section 8), and answers whether it does. Not
 * after 'try again': who pressed it has been told, and what else is on the page stays.
 */
export function useChunkReload({ kind }: Pick<RemoteFailure, 'kind'>, isRetried: boolean): boolean {
  const [isReloading, setIsReloading] = useState(kind === 'chunk' && !isRetried);
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (!isReloading || isAsked.current) return;
    isAsked.current = true;
    setIsReloading(reloadForChunk(isInitialLoad(), reloading()));
  }, [isReloading]);
  return isReloading;
}
