import { BUILD, LEFT_OUT, type Library } from './libraries.ts';

/** What of a package.json in this checkout is read. */
export interface Manifest {
  readonly name: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface Packing {
  /** Of all packages alike. */
  readonly version: string;
  /** The versions this checkout has of what packages look up in whoever installs them. */
  readonly versions: Readonly<Record<string, string>>;
}

/** One copy for the page, which the host provides: a remote is held to the same major version (libs/build, shared.ts). */
const PROVIDED = new Set(['react', 'react-dom']);
const OURS = '@fio/';

const packed = (path: string) => path.replace(/^\.\/src\//, './dist/');

function packedEntry(target: Manifest['exports'][string]): unknown {
  if (typeof target !== 'string') return { types: packed(target.types) };
  const module = /^(.*)\.tsx?$/.exec(packed(target))?.[1];
  return module === undefined ? packed(target) : { types: `${module}.d.ts`, default: `${module}.js` };
}

/** What the package needs by name, with what the checkout has: its own words, and what it looks up. */
function needsOf(
  own: Manifest,
  { lookedUp = [] }: Library,
  versions: Packing['versions'],
): [string, string][] {
  const found = lookedUp.map((name) => {
    const version = name.startsWith(OURS) ? '' : versions[name];
    if (version === undefined) throw new Error(`${own.name} looks up ${name}, which no library names.`);
    return [name, version] as const;
  });
  const all = { ...own.dependencies, ...Object.fromEntries(found) };
  return Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
}

function entriesOf(exports: Manifest['exports']): [string, unknown][] {
  const open = Object.entries(exports).filter(([entry]) => !LEFT_OUT.test(entry));
  return open.map(([entry, target]) => [entry, packedEntry(target)]);
}

/** The package.json with which a library leaves this checkout: compiled modules, its public entries, its own needs. */
export function packedManifest(own: Manifest, library: Library, { version, versions }: Packing) {
  const { folder, lookedUp = [], commands = {}, beside = [] } = library;
  const isPeer = (name: string) => PROVIDED.has(name) || (name.startsWith(OURS) && lookedUp.includes(name));
  const range = (name: string, wanted: string) => {
    if (name.startsWith(OURS)) return version;
    return isPeer(name) ? `^${wanted.split('.')[0]}.0.0` : wanted;
  };
  const needs = needsOf(own, library, versions).map(([name, wanted]) => [name, range(name, wanted)] as const);
  const isBuild = folder === BUILD;
  const bin = Object.entries(commands).map(([name, module]) => [name, `dist/${module}.js`]);
  return {
    name: own.name,
    version,
    license: 'UNLICENSED',
    type: 'module',
    // A slip of whoever publishes must not make it everybody's.
    publishConfig: { access: 'restricted' },
    engines: { node: '>=22.12' },
    sideEffects: Array.isArray(own.sideEffects) ? own.sideEffects.map(packed) : own.sideEffects,
    exports: {
      ...Object.fromEntries(entriesOf(own.exports)),
      ...(isBuild && { './tsconfig.json': './tsconfig.json' }),
    },
    bin: Object.fromEntries(bin),
    files: ['dist', ...beside, ...(isBuild ? ['development-shell', 'tsconfig.json'] : [])],
    dependencies: Object.fromEntries(needs.filter(([name]) => !isPeer(name))),
    peerDependencies: Object.fromEntries(needs.filter(([name]) => isPeer(name))),
  };
}
