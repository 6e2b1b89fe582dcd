import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './data-folder.ts';

/** Where the next major's cluster is filled, beside the one in use. */
export const upgradeFolder = (place: string): string => join(place, 'upgrade');
/** There once the new cluster is whole: from then on an upgrade goes on to its end, and never back. */
export const readyMark = (place: string): string => join(upgradeFolder(place), 'ready');

/** The major version that a cluster's data is of; undefined where there is none. */
export function dataMajor(place: string): number | undefined {
  const file = join(dataFolder(place), 'PG_VERSION');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

/** Throws what to do where a server of this major can't or mustn't work on a place; nothing was changed there then. */
export function assertUsable(place: string, major: number): void {
  if (existsSync(readyMark(place)))
    throw new Error(
      `The upgrade of the data in ${place} was interrupted near its end. Run it again: npm run upgrade-database`,
    );
  const found = dataMajor(place);
  if (found === undefined || found === major) return;
  throw new Error(
    found > major
      ? `The data in ${place} is of PostgreSQL ${found}, later than this release's ${major}. Nothing was changed: start the release that wrote it.`
      : `The data in ${place} is of PostgreSQL ${found}, and this release brings ${major}. Nothing was changed. Bring it along once: npm run upgrade-database (docs/runbooks/major-upgrade.md)`,
  );
}
