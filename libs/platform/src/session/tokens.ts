import { tokenKeyOf as keyOf, type Strategy } from '@fio/contracts/core/endpoint';
import { endsKeyOf } from './ends.ts';
import { takeTokenBack } from './take-token-back.ts';

/** Whose it was isn't here any more: nothing is sent for them in the background. */
const changed = (strategy: Strategy): void => {
  if (strategy === 'user') void takeTokenBack();
};

/** Both tokens live in local storage, so that they survive a reload and are shared between tabs. */
export const tokens = {
  /** null on the server, which draws for a visitor nobody knows. */
  get: (strategy: Strategy): string | null =>
    typeof localStorage === 'undefined' ? null : localStorage.getItem(keyOf(strategy)),
  set: (strategy: Strategy, token: string): void => {
    localStorage.removeItem(endsKeyOf(strategy));
    localStorage.setItem(keyOf(strategy), token);
    changed(strategy);
  },
  clear: (strategy: Strategy): void => {
    localStorage.removeItem(endsKeyOf(strategy));
    localStorage.removeItem(keyOf(strategy));
    changed(strategy);
  },
  /** Its end has come. What is known of that stays, by which other tabs tell it from a sign-out. */
  expire: (strategy: Strategy): void => {
    localStorage.removeItem(keyOf(strategy));
    changed(strategy);
  },
  /** Calls back when another tab signs in (token) or out (null). */
  onOtherTab(listener: (strategy: Strategy, token: string | null) => void): () => void {
    const heard = (event: StorageEvent) => {
      // A cleared storage comes as key null and means both are gone.
      for (const strategy of ['user', 'admin'] as const) {
        if (event.key === keyOf(strategy) || event.key === null)
          listener(strategy, event.key === null ? null : event.newValue);
      }
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};
