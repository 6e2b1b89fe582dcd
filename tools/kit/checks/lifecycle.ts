import type { Check } from '../Check.ts';

/** What `start` begins, its disposer ends; started and let go twice. */
export const lifecycle: Check = {
  name: 'it starts, is let go and starts again',
  problems: (_container, { starting }) => [...starting],
};

/** Globals, listeners, timers and connections, once it was let go. */
export const leftovers: Check = {
  name: 'it leaves nothing behind on the page',
  problems: (_container, { left }) => [...left],
};
