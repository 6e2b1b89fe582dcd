import { startTransition, useEffect, useState } from 'react';
import { isFrozen } from '../boot/frozen.ts';
import { stores } from './store.ts';
import { tokens } from './tokens.ts';

/** `unknown` to the server, which draws for everybody. */
export type Who = 'unknown' | 'guest' | 'visitor';

const known = (): Who => {
  const { user, status } = stores.user.getState();
  // Whose token is being asked about is taken for signed in, as the first script does.
  const isAsked = status !== 'ready' && tokens.get('user') !== null;
  return user || isAsked ? 'visitor' : 'guest';
};

/**
 * Who looks, as far as this browser knows. What is drawn for `unknown` has a place for either (`data-only="guest"`,
 * `"visitor"`): before any picture the page's first script says whose is seen. So nothing hurries once it is known:
 * `useSyncExternalStore` would draw it all anew in the very task that takes the page over.
 */
export const useWho = (): Who => {
  const [who, setWho] = useState<Who>(() => (isFrozen() ? 'unknown' : known()));
  useEffect(() => {
    const look = () => startTransition(() => setWho(known()));
    look();
    return stores.user.subscribe(look);
  }, []);
  return who;
};
