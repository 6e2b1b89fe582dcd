import type { RemoteEntry } from '@fio/contracts/documents/manifest';

const covers = (base: string, pathname: string): boolean =>
  base === '/' || pathname === base || pathname.startsWith(`${base}/`);

/** The remote whose base path is the longest prefix (in whole segments) of the path, if any. */
export function pickRemote(remotes: readonly RemoteEntry[], pathname: string): RemoteEntry | undefined {
  let best: { remote: RemoteEntry; length: number } | undefined;
  for (const remote of remotes)
    for (const base of remote.basePaths)
      if (covers(base, pathname) && base.length > (best?.length ?? 0)) best = { remote, length: base.length };
  return best?.remote;
}

/** Whether a route's path lies below the base paths a remote was given. */
export const ownsPath = (remote: RemoteEntry, path: string): boolean =>
  remote.basePaths.some((base) => covers(base, path));
