import { clearOrphans, unmarkedPlaces } from '../../bff/postgres/orphans.ts';
import { SYSTEM_FOLDER } from '../../bff/postgres/place.ts';

/** Clears the databases of checkouts that are gone, and says of which; names those whose checkout isn't known. */
export function reportOrphans(): void {
  for (const checkout of clearOrphans(SYSTEM_FOLDER))
    console.log(`Cleared: the database of ${checkout}, which is gone.`);
  for (const place of unmarkedPlaces(SYSTEM_FOLDER))
    console.log(
      `Left: ${place}, a database of which no checkout is known. Remove it if none of yours uses it.`,
    );
}
