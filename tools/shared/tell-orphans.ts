import { clearOrphans } from '../../bff/src/core/postgres/orphans.ts';
import { SYSTEM_FOLDER } from '../../bff/src/core/postgres/place.ts';

/** Clears the databases of checkouts that are gone, and says of which. */
export function tellOrphans(): void {
  for (const checkout of clearOrphans(SYSTEM_FOLDER))
    console.log(`Cleared: the database of ${checkout}, which is gone.`);
}
