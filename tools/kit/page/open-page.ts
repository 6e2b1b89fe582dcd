/// <reference lib="dom" />

/** A page of a container as opening it cold showed it. */
export interface OpenedPage {
  readonly path: string;
  /** The area it is of, where its route says so. */
  readonly area: string | null;
  /** Whether its route calls it a plain list. */
  readonly plain: boolean;
  /** Its container's files that were fetched until it could be drawn. */
  readonly files: readonly string[];
  /** Why it could not be opened. */
  readonly problem: string | null;
}

/** What `openPage` needs to know. */
export interface AskedPage {
  readonly id: string;
  /** Of this page alone: what another one has fetched must not answer. */
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
  /** Which of the container's pages, counted from 0. */
  readonly index: number;
}

/** As in inspect.ts; this one is sent to the browser by itself. */
interface Instance {
  readonly name: string;
  readonly shareScopeMap: Record<string, object>;
}

/** What a remote's script leaves behind. */
interface Container {
  init(scope: object, initScope: unknown[], options: object): unknown;
  get(expose: string): Promise<() => unknown>;
}

interface Route {
  readonly path?: string;
  readonly handle?: { readonly area?: string; readonly plain?: boolean };
  readonly lazy?: () => Promise<unknown>;
  readonly children?: readonly Route[];
}

/**
 * Loads a container as the shell does, as if nothing of it were there, and opens one of its pages; null beyond the last.
 * Runs in the page; self-contained.
 */
export async function openPage({ id, base, entry, integrity, index }: AskedPage): Promise<OpenedPage | null> {
  const globals = window as unknown as Record<string, unknown>;
  const name = id.replaceAll('-', '_');
  // Where the bundler keeps the chunks of the one before.
  for (const key of Object.getOwnPropertyNames(window))
    if (key.includes(name) || key.includes(id)) delete globals[key];
  for (const style of document.querySelectorAll(`link[rel="stylesheet"][href*="/${id}/"]`)) style.remove();
  const federation = globals['__FEDERATION__'] as { __INSTANCES__: Instance[] };
  const instance = federation.__INSTANCES__.find((one) => one.name === 'shell');
  if (!instance) throw new Error('The shell has no federation instance.');
  const script = Object.assign(document.createElement('script'), {
    src: new URL(base + entry, window.location.origin).href,
    integrity,
    crossOrigin: 'anonymous',
  });
  performance.clearResourceTimings();
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${entry} did not arrive or did not run.`)));
    document.head.append(script);
  });
  const container = globals[name] as Container | undefined;
  if (!container) throw new Error(`${entry} left no container named ${name}.`);
  const { shareScopeMap } = instance;
  const options = { version: '', shareScopeKeys: 'default' };
  Object.defineProperty(options, 'shareScopeMap', { value: shareScopeMap });
  await container.init((shareScopeMap['default'] ??= {}), [], options);
  const module = (await (await container.get('./routes'))()) as { default: { routes: readonly Route[] } };
  const pagesOf = (routes: readonly Route[], parent: string): { path: string; route: Route }[] =>
    routes.flatMap((route) => {
      const own = route.path ?? '';
      const path = own.startsWith('/') ? own : `${parent}/${own}`;
      return [...(route.lazy ? [{ path, route }] : []), ...pagesOf(route.children ?? [], path)];
    });
  const page = pagesOf(module.default.routes, '')[index];
  if (!page) return null;
  const problem = await page.route.lazy?.().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const files = performance
    .getEntriesByType('resource')
    .map((resource) => new URL(resource.name).pathname)
    .filter((path) => path.startsWith(base))
    .map((path) => path.slice(base.length));
  return {
    path: page.path,
    area: page.route.handle?.area ?? null,
    plain: page.route.handle?.plain === true,
    files: [...new Set(files)],
    problem: problem ?? null,
  };
}
