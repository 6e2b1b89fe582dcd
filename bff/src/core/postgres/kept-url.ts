import { serverAccount } from './account.ts';
import { readState } from './cluster.ts';
import { clusterPlace } from './place.ts';
import { APPLICATION, clusterUrl } from './roles.ts';

/**
 * Address of the cluster kept in `directory` as its last start left it, for tools that visit a running product.
 * undefined when nothing was ever started there; says nothing about whether it runs now.
 */
export function keptUrl(directory: string): string | undefined {
  const state = readState(clusterPlace(directory, serverAccount()));
  return state && clusterUrl(state, APPLICATION, 'application');
}
