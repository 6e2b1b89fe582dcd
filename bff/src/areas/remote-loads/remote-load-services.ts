import type { RemoteLoads } from './RemoteLoads.ts';

export interface RemoteLoadServices {
  readonly remoteLoads: RemoteLoads;
}
