import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { dataFolder } from './data-folder.ts';
import { isServed } from './leftovers.ts';

const MARKER = 'checkout.json';
const marker = z.object({ wanted: z.string(), device: z.number() });

/** Where a cluster lies that was asked for in `wanted`: its name ends with this. */
export const placeHash = (wanted: string): string =>
  createHash('sha256').update(wanted).digest('hex').slice(0, 12);

/** Notes in a place whose it is, and on which disk its checkout was. */
export function markPlace(place: string, wanted: string): void {
  writeFileSync(join(place, MARKER), JSON.stringify({ wanted, device: statSync(wanted).dev }));
}

function nearest(path: string): string {
  return existsSync(path) ? path : nearest(dirname(path));
}

/** The checkout that a place is of, when it is surely gone; null for what is in use, not ours, or can't be judged. */
function goneCheckout(place: string): string | null {
  const stat = lstatSync(place);
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || !existsSync(join(place, MARKER))) return null;
  try {
    const { wanted, device } = marker.parse(JSON.parse(readFileSync(join(place, MARKER), 'utf8')));
    const checkout = dirname(dirname(wanted));
    // Another name than its marker says: copied by hand, so no longer ours to judge.
    if (!place.endsWith(`-${placeHash(wanted)}`) || existsSync(checkout)) return null;
    // A checkout on a disk that isn't mounted now is away, not gone.
    if (statSync(nearest(checkout)).dev !== device) return null;
    return isServed(dataFolder(place)) ? null : checkout;
  } catch {
    return null;
  }
}

/** Places below `folder` from before places were marked, none of them in use now: whose they are nobody can tell. */
export function unmarkedPlaces(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .filter((place) => !existsSync(join(place, MARKER)) && !isServed(dataFolder(place)));
}

/** Removes the data below `folder` whose checkout is gone; answers of which ones. */
export function clearOrphans(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const place = join(folder, name);
    const checkout = goneCheckout(place);
    if (checkout === null) return [];
    rmSync(place, { recursive: true, force: true });
    return [checkout];
  });
}
