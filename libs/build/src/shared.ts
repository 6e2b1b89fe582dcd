import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ownModule } from './own-module.ts';
import type { Since } from './shell-api/required-version.ts';

/** The packages whose every entry, and only those, the host provides; remotes can't add to them. */
const LIBRARIES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@tanstack/react-query'];
/** Our packages, shared by sub-path: what a page doesn't import, it doesn't load. */
const PACKAGES = ['@fio/platform', '@fio/design-system'];
/** Bundled by each remote that uses them: small when tree-shaken, large when shared whole. */
const NOT_SHARED = ['@fio/design-system/icons'];

const require = createRequire(import.meta.url);

interface PackageJson {
  version: string;
  exports?: Record<string, string | { default?: string }>;
}

/** The folder of an installed package, also when its `exports` hide package.json. */
function packageFolder(name: string): string {
  const folder = (require.resolve.paths(name) ?? [])
    .map((path) => join(path, name))
    .find((path) => existsSync(join(path, 'package.json')));
  if (!folder) throw new Error(`${name} is not installed: it is on the share list of libs/build`);
  return folder;
}

const packageJson = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** Shared by a file of ours that names what is used of it. */
const NARROWED: Record<string, string> = { 'zod/mini': ownModule(import.meta.dirname, 'zod') };

/** One module the host provides. `request` is how remotes import it, `version` its package's. */
export interface SharedModule {
  request: string;
  version: string;
  /** Whether a remote demands the same major version; ours are covered by `requires.shellApi`. */
  library: boolean;
}

function libraries(): SharedModule[] {
  return [...LIBRARIES, ...Object.keys(NARROWED)].map((request) => {
    const name = request.startsWith('@')
      ? request.split('/').slice(0, 2).join('/')
      : request.replace(/\/.*/, '');
    return { request, version: packageJson(packageFolder(name)).version, library: true };
  });
}

/** Where a package of ours has its modules, as its exports say: `src` and `.ts` in the checkout, others when packed. */
function modulesOf(name: string) {
  const folder = packageFolder(name);
  const target = packageJson(folder).exports?.['./*'];
  const pattern = typeof target === 'object' ? target.default : target;
  const [, below, ending] = /^\.\/(.*)\/\*\/index(\.\w+)$/.exec(pattern ?? '') ?? [];
  if (below === undefined)
    throw new Error(`The package.json of ${name} doesn't say where its sub-paths are.`);
  return { folder: join(folder, below), ending };
}

function subPaths(name: string): SharedModule[] {
  const { version } = packageJson(packageFolder(name));
  const { folder, ending } = modulesOf(name);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, `index${ending}`)))
    .map((entry) => ({ request: `${name}/${entry.name}`, version, library: false }))
    .filter(({ request }) => !NOT_SHARED.includes(request) && !request.endsWith('/testing'));
}

/**
 * The one list of what the host provides and remotes take from it: the libraries by name, our packages by
 * sub-path as their folders are. Derived, so that a new component is shared without an edit here.
 */
export function sharedModules(): SharedModule[] {
  return [...libraries(), ...PACKAGES.flatMap(subPaths)].sort((a, b) => (a.request < b.request ? -1 : 1));
}

/** The file behind a shared module of ours, and the bare request for a library. */
export function sharedFile({ request, library }: SharedModule): string {
  if (library) return NARROWED[request] ?? request;
  const [scope = '', name = '', subPath = ''] = request.split('/');
  const { folder, ending } = modulesOf(`${scope}/${name}`);
  return join(folder, subPath, `index${ending}`);
}

/** The file of a module of the platform that nobody is offered, for builds alone: `area/outline`. */
export function platformFile(path: string): string {
  const { folder, ending } = modulesOf('@fio/platform');
  return join(folder, `${path}${ending}`);
}

/** Of each name of the shell API, the version since which it is what it is; `npm run api-report` writes it. */
export const sinceTable = (): Since =>
  JSON.parse(readFileSync(join(packageFolder('@fio/platform'), 'api', 'since.json'), 'utf8')) as Since;

/** What a remote imports from the host: never its own copy (`import: false`), never before it is asked. */
export function consumedModules() {
  return Object.fromEntries(
    sharedModules().map(({ request, version, library }) => [
      request,
      {
        import: false as const,
        singleton: true,
        requiredVersion: library ? `^${version.split('.')[0]}.0.0` : (false as const),
        strictVersion: library,
      },
    ]),
  );
}

/** What the host provides: each module in chunks of its own that load when a remote asks for it. */
export function providedModules() {
  return Object.fromEntries(
    sharedModules().map((module) => [
      sharedFile(module),
      { shareKey: module.request, version: module.version, singleton: true, eager: false },
    ]),
  );
}

/** In the host's own code the narrowed libraries are the shared copy too. */
export const narrowedAliases = Object.fromEntries(
  Object.entries(NARROWED).map(([request, file]) => [`${request}$`, file]),
);

/** The router's exports lead to its development build alone; beside it lies the same without the warnings. */
export function routerAliases(): Record<string, string> {
  const folder = join(packageFolder('react-router'), 'dist/production');
  return {
    'react-router$': join(folder, 'index.mjs'),
    'react-router/dom$': join(folder, 'dom-export.mjs'),
  };
}
