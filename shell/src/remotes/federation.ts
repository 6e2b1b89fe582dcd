import { getInstance } from '@module-federation/runtime';
import { inTurn, rested } from '../first/rested.ts';
import type { Exposed } from './effects.ts';

type Instance = NonNullable<ReturnType<typeof getInstance>>;

/** What a remote's script leaves behind. */
interface Container {
  init(scope: object, initScope: unknown[], options: object): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** All that is shared stands in one scope of the federation. */
const SCOPE = 'default';

const sharesOf = ({ shareScopeMap }: Instance) =>
  Object.values(shareScopeMap).flatMap((scope) =>
    Object.values(scope).flatMap((versions) => Object.values(versions)),
  );

/** Forgets shared modules whose chunk failed: the runtime would give the same failure for ever (core#5068). */
function forgetFailedShares(instance: Instance): void {
  for (const shared of sharesOf(instance)) if (shared.loading && !shared.loaded) shared.loading = null;
}

const apart = new WeakSet<object>();

/**
 * Has each shared module evaluated when it is here, with rests between them. Left to the page that needs them, all of
 * them begin in its one task, and nothing is answered meanwhile.
 */
function evaluateApart(instance: Instance): void {
  for (const shared of sharesOf(instance)) {
    if (apart.has(shared)) continue;
    apart.add(shared);
    const { get } = shared;
    shared.get = async () => {
      const factory = await get();
      if (typeof factory === 'function') await inTurn(factory);
      return factory;
    };
  }
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
  // The script has only just run: opening it, and what it shows, are tasks of their own.
  await rested();
  evaluateApart(instance);
  await initialize(instance, container);
  await rested();
  const factory = await container.get(expose);
  return inTurn(factory);
}
