/// <reference lib="dom" />

/** A route as far as it can leave the page. */
export interface SeenRoute {
  readonly path?: string;
  /** The permission its page asks about. */
  readonly needs?: string;
  /** Whether it has a `loader` or an `action`, which the shell wouldn't run. */
  readonly loads: boolean;
  /** Whether its page's code comes when it is opened. */
  readonly lazy: boolean;
  readonly children: readonly SeenRoute[];
}

/** What a container showed of itself in a browser, beside the shell. */
export interface Inspected {
  /** Why each expose of the manifest did not open; null where it did. */
  readonly exposes: Readonly<Record<string, string | null>>;
  /** Whether it opens `./widgets`, of which its manifest may say nothing. */
  readonly hasWidgets: boolean;
  /** What `./routes` says it is. */
  readonly id: string | null;
  readonly routes: readonly SeenRoute[];
  /** The slots it has a component for. */
  readonly slots: readonly string[];
  /** Its files that were needed to open `./routes`. */
  readonly opening: readonly string[];
  /** What went wrong when it was started and let go, twice. */
  readonly starting: readonly string[];
  /** What is left of it on the page after that. */
  readonly left: readonly string[];
}

/** What `inspect` needs to know. */
export interface Asked {
  readonly id: string;
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
  readonly exposes: readonly string[];
}

/** The federation's instance as the shell's own loader uses it. */
interface Instance {
  readonly name: string;
  readonly shareScopeMap: Record<string, object>;
}

/** What a remote's script leaves behind. */
interface Container {
  init(scope: object, initScope: unknown[], options: object): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** Loads a container as the shell does, opens it, starts it and lets it go. Runs in the page; self-contained. */
export async function inspect({ id, base, entry, integrity, exposes }: Asked): Promise<Inspected> {
  type Shown = Record<string, unknown>;
  const globals = window as unknown as Shown;
  const before = new Set(Object.getOwnPropertyNames(window));
  const federation = globals['__FEDERATION__'] as { __INSTANCES__: Instance[] };
  const instance = federation.__INSTANCES__.find(({ name }) => name === 'shell');
  if (!instance) throw new Error('The shell has no federation instance.');

  const script = Object.assign(document.createElement('script'), {
    src: new URL(base + entry, window.location.origin).href,
    integrity,
    crossOrigin: 'anonymous',
  });
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${entry} did not arrive or did not run.`)));
    document.head.append(script);
  });
  const name = id.replaceAll('-', '_');
  const container = globals[name] as Container | undefined;
  globals[name] = undefined;
  if (!container) throw new Error(`${entry} left no container named ${name}.`);
  const { shareScopeMap } = instance;
  const options = { version: '', shareScopeKeys: 'default' };
  Object.defineProperty(options, 'shareScopeMap', { value: shareScopeMap });
  let initialized: Promise<unknown> | undefined;
  const initialize = async () => container.init((shareScopeMap['default'] ??= {}), [], options);

  const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
  const open = async (expose: string): Promise<{ shown: Shown; problem: string | null }> => {
    try {
      await (initialized ??= initialize());
      // A module with a top-level await comes as a promise.
      const module = (await (await container.get(expose))()) as { default?: unknown };
      const shown = module?.default;
      return typeof shown === 'object' && shown !== null
        ? { shown: shown as Shown, problem: null }
        : { shown: {}, problem: 'it has no default export' };
    } catch (error) {
      return { shown: {}, problem: messageOf(error) };
    }
  };
  const remote = await open('./routes');
  const opening = performance
    .getEntriesByType('resource')
    .map((resource) => new URL(resource.name).pathname)
    .filter((path) => path.startsWith(base))
    .map((path) => path.slice(base.length));
  const widgets = await open('./widgets');
  const problems: Record<string, string | null> = {
    './routes': remote.problem,
    './widgets': widgets.problem,
  };

  const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
  const starting: string[] = [];
  if (remote.shown['start'] !== undefined) {
    for (const time of ['first', 'second']) {
      try {
        const dispose = (remote.shown['start'] as () => unknown)();
        await frame();
        if (typeof dispose === 'function') dispose();
        else starting.push(`the ${time} start returned no disposer`);
      } catch (error) {
        starting.push(`the ${time} start or its disposer threw: ${messageOf(error)}`);
      }
    }
  }
  await frame();

  const handleOf = (route: Shown) => (route['handle'] ?? {}) as Shown;
  const skeleton = (route: Shown): SeenRoute => ({
    ...(typeof route['path'] === 'string' && { path: route['path'] }),
    ...(typeof handleOf(route)['needs'] === 'string' && { needs: handleOf(route)['needs'] as string }),
    loads: 'loader' in route || 'action' in route,
    lazy: 'lazy' in route,
    children: (Array.isArray(route['children']) ? (route['children'] as Shown[]) : []).map(skeleton),
  });
  const routes = remote.shown['routes'];
  const isComponent = (value: unknown) =>
    typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
  // The container's own name, and where the bundler keeps its chunks: both are named for the remote. What judges what is
  // typed is the host's, comes with the first who asks for it, and keeps its settings on the page.
  const left = Object.getOwnPropertyNames(window).filter(
    (key) => !before.has(key) && !key.includes(name) && !key.includes(id) && !key.startsWith('__zod_'),
  );
  return {
    exposes: Object.fromEntries(exposes.map((expose) => [expose, problems[expose] ?? null])),
    hasWidgets: widgets.problem === null,
    id: typeof remote.shown['id'] === 'string' ? remote.shown['id'] : null,
    routes: Array.isArray(routes) ? (routes as Shown[]).map(skeleton) : [],
    slots: Object.keys(widgets.shown).filter((slot) => isComponent(widgets.shown[slot])),
    opening,
    starting,
    left: [...left.map((key) => `a global ${key} is left`), ...window.leftovers()],
  };
}
