import { boot } from '@fio/platform/boot';
import type { RouteHandle } from '@fio/platform/remote';
import type { Location } from '@fio/platform/router/host';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import { AGE_GATE_PATH } from '../age-gate/age-gate.ts';
import { sideOf, unknownGuard } from '../guards/access.ts';
import { matchesAt } from '../remotes/mountable-routes.tsx';
import { pickRemote } from '../remotes/pick-remote.ts';
import type { RemoteState } from '../remotes/remote-store.ts';

/** Which remote a location belongs to; none for pages of the shell's own and of the other side. */
export function remoteFor({ pathname, key }: Pick<Location, 'pathname' | 'key'>): RemoteEntry | undefined {
  const { remotes, side, status } = boot();
  if (sideOf(pathname) !== side || pathname === AGE_GATE_PATH || pathname === '/admin') return undefined;
  // The server has already said that the page it was asked for is none: only the first one has this key.
  if (key === 'default' && status === 404) return undefined;
  return pickRemote(remotes, pathname);
}

export interface PageDescription {
  /** False once the remote is here and has no such page. */
  found: boolean;
  /** What the routes that match say, the innermost last. */
  handle: RouteHandle;
  /** A guard that one of them names and that doesn't exist: nobody can say who may see the page. */
  unknownGuard?: string | undefined;
}

/** What is known of a page: by its remote's routes once they are here. */
export function describePage(location: Location, state: RemoteState | undefined): PageDescription {
  if (state?.status !== 'ready') return { found: true, handle: {} };
  const matches = matchesAt(state.module, location);
  const handles = (matches ?? []).map(({ route }) => (route.handle ?? {}) as RouteHandle);
  return {
    found: matches !== null,
    handle: Object.assign({}, ...handles) as RouteHandle,
    unknownGuard: handles.map(unknownGuard).find((name) => name !== undefined),
  };
}
