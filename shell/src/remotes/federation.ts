import { getInstance } from '@module-federation/runtime';
import type { Exposed } from './effects.ts';

type Instance = NonNullable<ReturnType<typeof getInstance>>;

/** What a remote's script leaves behind. */
interface Container {
  init(scope: object, initScope: unknown[], options: object): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** All that is shared stands in one scope of the federation. */
const SCOPE = 'default';

/** Forgets shared modules whose chunk failed: the runtime would give the same failure for ever (core#5068). */
function forgetFailedShares(instance: Instance): void {
  for (const scope of Object.values(instance.shareScopeMap))
    for (const versions of Object.values(scope))
      for (const shared of Object.values(versions))
        if (shared.loading && !shared.loaded) shared.loading = null;
}

const initialized = new WeakMap<Container, Promise<void>>();

/** Hands a container the shared modules, once; after a failure the next who asks begins anew. */
function initialize({ shareScopeMap }: Instance, container: Container): Promise<void> {
  const known = initialized.get(container);
  if (known) return known;
  const scope = (shareScopeMap[SCOPE] ??= {});
  // As the federation's own loader hands them over: the runtime copies the options, and may not copy the map.
  const options = { version: '', shareScopeKeys: SCOPE };
  Object.defineProperty(options, 'shareScopeMap', { value: shareScopeMap, enumerable: false });
  const begun = (async () => void (await container.init(scope, [], options)))();
  initialized.set(container, begun);
  begun.catch(() => initialized.delete(container));
  return begun;
}

/**
 * Gives a container the shared modules and gets what it exposes. Our loader has fetched the script itself, within
 * its own bounds and with integrity, and speaks to the container as the federation's protocol says: the runtime's part that
 * loads remotes is not in the bundle, and only its sharing is.
 */
export async function openContainer(attempt: number, given: unknown, expose: Exposed): Promise<unknown> {
  const instance = getInstance();
  if (!instance)
    throw new Error('The federation runtime is missing from the shell: it was built without the plugin.');
  const container = given as Container;
  // A widget is tried again with the container that is there.
  if (attempt > 1 || initialized.has(container)) forgetFailedShares(instance);
  await initialize(instance, container);
  const factory = await container.get(expose);
  return factory();
}
