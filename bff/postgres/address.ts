import { serverAccount } from './account.ts';
import { readState } from './cluster.ts';
import { clusterPlace } from './place.ts';
import { APPLICATION, clusterUrl } from './roles.ts';

/** Address of the product's database in the cluster asked for in `directory`, as the product; undefined before its first start. */
export function clusterAddress(directory: string): string | undefined {
  const state = readState(clusterPlace(directory, serverAccount()));
  if (state?.applicationPassword === undefined) return undefined;
  const { applicationPassword } = state;
  return clusterUrl({ ...state, applicationPassword }, APPLICATION, 'application');
}
