import { getInstance } from '@module-federation/runtime';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';

type Container = Parameters<NonNullable<ReturnType<typeof getInstance>>['initRawContainer']>[2];

/** Forgets shared modules whose chunk failed: the runtime would give the same failure for ever (core#5068). */
function forgetFailedShares(instance: NonNullable<ReturnType<typeof getInstance>>): void {
  for (const scope of Object.values(instance.shareScopeMap))
    for (const versions of Object.values(scope))
      for (const shared of Object.values(versions))
        if (shared.loading && !shared.loaded) shared.loading = null;
}

/**
 * Gives a container the shared modules and gets its routes. Our loader has fetched the script itself, within
 * its own bounds and with integrity, so the runtime fetches nothing and guesses nothing; each attempt is a
 * registration of its own.
 */
export async function openContainer(
  entry: RemoteEntry,
  attempt: number,
  container: unknown,
): Promise<unknown> {
  const instance = getInstance();
  if (!instance)
    throw new Error('The federation runtime is missing from the shell: it was built without the plugin.');
  if (attempt > 1) forgetFailedShares(instance);
  const name = `${entry.id}@${attempt}`;
  const module = instance.initRawContainer(
    name,
    `${window.location.origin}${entry.base}${entry.entry}`,
    container as Container,
  );
  return module.get(`${name}/routes`, './routes');
}
