const KEY = 'chunk-reload';
/** On the initial load the page is reloaded at most this often (specification, section 9). */
const THROTTLE_MS = 60_000;

interface Effects {
  now: number;
  store: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/** The browser's own. */
export const reloading = (): Effects => ({
  now: Date.now(),
  store: sessionStorage,
  reload: () => window.location.reload(),
});

/**
 * Reloads the page after a chunk of the shell's own did not arrive: always while in use, on the initial load at
 * most once per 60 s, for a page that fails each time must stop. Returns whether it reloads.
 */
export function reloadForChunk(initialLoad: boolean, { now, store, reload }: Effects): boolean {
  const last = Number(store.getItem(KEY) ?? 0);
  if (initialLoad && now - last < THROTTLE_MS) return false;
  store.setItem(KEY, String(now));
  reload();
  return true;
}
