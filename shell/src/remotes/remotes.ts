import { useSyncExternalStore } from 'react';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import { browserEffects } from './browser-effects.ts';
import { RemoteStore } from './remote-store.ts';
import type { RemoteState } from './remote-store.ts';

/** The remotes of this page. Their versions are the boot document's, for as long as the page lives. */
export const remotes = new RemoteStore(browserEffects);

/** A remote's state, re-rendering when it changes; undefined without a remote. */
export function useRemote(entry: RemoteEntry | undefined): RemoteState | undefined {
  const state = () => entry && remotes.get(entry);
  return useSyncExternalStore(remotes.subscribe, state, state);
}
