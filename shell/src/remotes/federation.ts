import { getInstance } from '@module-federation/runtime';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import type { Exposed } from './effects.ts';

type Instance = NonNullable<ReturnType<typeof getInstance>>;
type Container = Parameters<Instance['initRawContainer']>[2];

/** Forgets shared modules whose chunk failed: the runtime would give the same failure for ever (core#5068). */
function forgetFailedShares(instance: Instance): void {
  for (const scope of Object.values(instance.shareScopeMap))
    for (const versions of Object.values(scope))
      for (const shared of Object.values(versions))
        if (shared.loading && !shared.loaded) shared.loading = null;
}

const opened = new WeakMap<object, ReturnType<Instance['initRawContainer']>>();

/**
 * Gives a container the shared modules and gets what it exposes. Our loader has fetched the script itself, within
 * its own bounds and with integrity, so the runtime fetches nothing and guesses nothing; each attempt is a
 * registration of its own.
 */
export async function openContainer(
  entry: RemoteEntry,
  attempt: number,
  container: unknown,
  expose: Exposed,
): Promise<unknown> {
  const instance = getInstance();
  if (!instance)
    throw new Error('The federation runtime is missing from the shell: it was built without the plugin.');
  const name = `${entry.id}@${attempt}`;
  const known = opened.get(container as object);
  // A widget is tried again with the container that is there.
  if (known || attempt > 1) forgetFailedShares(instance);
  const address = `${window.location.origin}${entry.base}${entry.entry}`;
  const module = known ?? instance.initRawContainer(name, address, container as Container);
  opened.set(container as object, module);
  return module.get(`${name}/${expose.slice(2)}`, expose);
}
