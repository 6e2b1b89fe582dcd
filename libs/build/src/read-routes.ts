import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { buildFile } from './build-file.ts';
import { SERVER_FILE, routesConfig } from './server-config.ts';

/** What is read of a route. */
interface Route {
  readonly path?: string;
  readonly children?: readonly Route[];
  readonly handle?: { readonly needs?: string };
}

/** The pages a remote has, and the permissions they ask about. */
export interface Pages {
  readonly routes: string[];
  readonly permissions: string[];
}

const join = (parent: string, own = '') =>
  own.startsWith('/') ? own : `${parent}/${own}`.replace(/(?<=.)\/$/, '');

const flat = (routes: readonly Route[], parent = ''): { path: string; needs?: string | undefined }[] =>
  routes.flatMap(({ path, children, handle }) => {
    const here = join(parent, path);
    const own = path === undefined ? [] : [{ path: here, needs: handle?.needs }];
    return [...own, ...flat(children ?? [], here)];
  });

const sorted = (values: readonly string[]) => [...new Set(values)].sort();

/** Asks a remote's own `src/routes.tsx`, so that nobody keeps a list of it by hand; its pages aren't even bundled. */
export async function readRoutes(dir: string): Promise<Pages> {
  const text = await buildFile(routesConfig(dir), SERVER_FILE);
  const module = { exports: {} as { default?: { routes?: readonly Route[] } } };
  const run = compileFunction(text, ['module', 'exports', 'require'], { filename: `${dir}/src/routes.tsx` });
  run(module, module.exports, createRequire(import.meta.url));
  const found = flat(module.exports.default?.routes ?? []);
  return {
    routes: sorted(found.map(({ path }) => path)),
    permissions: sorted(found.flatMap(({ needs }) => (needs?.includes(':') ? [needs] : []))),
  };
}
