import { lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { ServerAccount } from './account.ts';
import { markPlace, placeHash } from './orphans.ts';

/** Where the data of checkouts lies that the server's account can't get into. */
export const SYSTEM_FOLDER = '/var/lib/fio-da-meada';

function canEnter(folder: string, account: { uid: number; gid: number }): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** Whether `account` can pass through every folder above (and into) an existing `path`. */
export function canReach(path: string, account: ServerAccount): boolean {
  if (!account) return true;
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    if (!canEnter(folder, account)) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * Where a cluster asked for in `wanted` really lives, created when missing. That is `wanted` itself unless the
 * server's account can't get there (root's checkout in a private folder): then a folder under /var/lib, named
 * for a hash of `wanted`, so that each checkout finds its own again. /var/lib and not the temporary folder:
 * only root writes there, and nothing sweeps it.
 */
export function clusterPlace(wanted: string, account: ServerAccount): string {
  const absolute = resolve(wanted);
  mkdirSync(absolute, { recursive: true, mode: 0o755 });
  if (canReach(absolute, account)) return absolute;

  const place = join(SYSTEM_FOLDER, `${basename(dirname(dirname(absolute)))}-${placeHash(absolute)}`);
  mkdirSync(place, { recursive: true, mode: 0o755 });
  if (lstatSync(place).isSymbolicLink())
    throw new Error(`${place} is a link; refusing to keep data behind it.`);
  markPlace(place, absolute);
  return place;
}
