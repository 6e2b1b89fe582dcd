import { serverAccount } from './account.ts';
import { readState } from './cluster.ts';
import { clusterPlace } from './place.ts';
import { APPLICATION, clusterUrl } from './roles.ts';

/** Address of the application's database in the cluster asked for in `directory`; undefined before its first start. */
export function clusterAddress(directory: string): string | undefined {
  const state = readState(clusterPlace(directory, serverAccount()));
  return state && clusterUrl(state, APPLICATION, 'application');
}
