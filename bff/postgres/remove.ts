import { rmSync } from 'node:fs';
import { serverAccount } from './account.ts';
import { dataFolder } from './data-folder.ts';
import { clearLeftovers } from './leftovers.ts';
import { clusterPlace } from './place.ts';

/** Ends what still runs of the cluster asked for in `directory` and removes its data, wherever it really is. */
export async function removeCluster(directory: string): Promise<void> {
  const place = clusterPlace(directory, serverAccount());
  await clearLeftovers(dataFolder(place));
  rmSync(place, { recursive: true, force: true });
}
