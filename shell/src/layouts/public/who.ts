import { useSyncExternalStore } from 'react';
import { stores, tokens } from '@fio/platform/session';

/** `unknown` to the server, which draws for everybody. */
export type Who = 'unknown' | 'guest' | 'visitor';

const known = (): Who => {
  const { user, status } = stores.user.getState();
  // Whose token is being asked about is taken for signed in, as the first script does.
  const isAsked = status !== 'ready' && tokens.get('user') !== null;
  return user || isAsked ? 'visitor' : 'guest';
};

/** Who looks, as far as this browser knows; what is drawn for `unknown` has a place for either (`data-only`). */
export const useWho = (): Who => useSyncExternalStore(stores.user.subscribe, known, () => 'unknown');
