import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is the browser's own. False on the server, and while what it has drawn is taken over: both must draw the
 * same, so what the browser alone knows (its storage, what stands after the `#`) is drawn once this is true.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
