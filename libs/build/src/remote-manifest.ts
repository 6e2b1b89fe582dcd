import { createHash } from 'node:crypto';
import { SHELL_API } from '@fio/contracts/documents/boot';
import { remoteManifest } from '@fio/contracts/documents/manifest';
import type { RemoteManifest } from '@fio/contracts/documents/manifest';
import type { Compilation, Compiler } from '@rspack/core';
import type { PackageInfo } from './base.ts';
import { destinationsOf, menuOf } from './menu.ts';
import { readRoutes, type Pages } from './read-routes.ts';
import type { RemoteSource } from './remote-source.ts';
import { sharedModules, sinceTable, type SharedModule } from './shared.ts';
import type { Use } from './shell-api/read-uses.ts';
import { requiredVersion } from './shell-api/required-version.ts';
import { usesOfModules } from './shell-api/uses-of-modules.ts';

const FILE = 'remote.json';
/** Subresource integrity, as a manifest has it. */
export const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Every emitted file with its bytes, in one order wherever the build ran. */
function emittedFiles(compilation: Compilation): [name: string, bytes: Buffer][] {
  return compilation
    .getAssets()
    .map(({ name, source }): [string, Buffer] => [name, source.buffer()])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** One hash over all names and bytes, and over what the manifest says of them: the same sources give the same folder. */
function buildHash(files: readonly [string, Buffer][], told: object): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.update(JSON.stringify(told)).digest('hex');
}

/** The modules of the host that the build takes, with the versions they have now. */
function takenModules(compilation: Compilation): Record<string, string> {
  const taken = [...compilation.modules].map((module) => module.identifier());
  const isTaken = ({ request }: SharedModule) =>
    taken.some((identifier) => identifier.startsWith('consume') && identifier.includes(` ${request}@`));
  return Object.fromEntries(
    sharedModules()
      .filter(isTaken)
      .map(({ request, version }) => [request, version]),
  );
}

/** The files of the routes' own chunks: what mounting them needs before anything is drawn. */
function filesOfRoutes(compilation: Compilation, extension: string): string[] {
  const files = compilation.namedChunkGroups.get('routes')?.getFiles() ?? [];
  return files.filter((file) => file.endsWith(extension)).sort();
}

const menuPermissions = (menu: RemoteManifest['menu']) => menu.flatMap(({ permission = [] }) => permission);

/** The manifest with the name of its build, which is a hash over the files and over the rest of it. */
function named(told: object, files: readonly [string, Buffer][]): RemoteManifest {
  const nameless = remoteManifest.parse({ ...told, build: '0'.repeat(16), hash: '' });
  const { build: _build, hash: _hash, ...rest } = nameless;
  const hash = buildHash(files, rest);
  return { ...nameless, hash, build: hash.slice(0, 16) };
}

/**
 * Ends a remote's build with `remote.json`: the complete RemoteManifest, parsed by its own schema, with
 * subresource integrity (sha384) of every script and style.
 */
export class RemoteManifestPlugin {
  readonly #info: PackageInfo;
  readonly #source: RemoteSource;
  readonly #exposes: readonly string[];

  constructor(info: PackageInfo, source: RemoteSource, exposes: readonly string[]) {
    this.#info = info;
    this.#source = source;
    this.#exposes = exposes;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      let uses: readonly Use[] = [];
      // Each module by itself: later they are put together, and what they say of types is gone anyway.
      compilation.hooks.finishModules.tap('RemoteManifestPlugin', (modules) => {
        uses = usesOfModules(modules);
      });
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteManifestPlugin', stage }, async () => {
        const pages = await readRoutes(compiler.context);
        const menu = await menuOf(compiler.context);
        const files = emittedFiles(compilation);
        const destinations = await destinationsOf(compiler.context);
        const manifest = named({ ...this.#manifest(compilation, pages, menu, uses), destinations }, files);
        const { RawSource } = compiler.rspack.sources;
        compilation.emitAsset(FILE, new RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      });
    });
  }

  #manifest(
    compilation: Compilation,
    { routes, permissions }: Pages,
    menu: RemoteManifest['menu'],
    uses: readonly Use[],
  ): object {
    const { $schema: _, ...source } = this.#source;
    const scriptsAndStyles = emittedFiles(compilation).filter(([name]) => /\.(js|css)$/.test(name));
    const texts = scriptsAndStyles.map(([, bytes]) => bytes.toString());
    const required = requiredVersion({ uses, texts, declared: { ...source, menu } }, sinceTable(), SHELL_API);
    return {
      ...source,
      menu,
      version: this.#info.version,
      entry: 'remoteEntry.js',
      integrity: Object.fromEntries(scriptsAndStyles.map(([name, bytes]) => [name, sha384(bytes)])),
      styles: filesOfRoutes(compilation, '.css'),
      requires: { shellApi: `^${required}` },
      builtAgainst: { shellApi: SHELL_API, shared: takenModules(compilation) },
      exposes: this.#exposes,
      routes,
      permissions: [...new Set([...permissions, ...menuPermissions(menu)])].sort(),
      // `defineWords` takes no words without both.
      languages: ['pt', 'en'],
    };
  }
}
