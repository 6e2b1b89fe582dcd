import { createHash } from 'node:crypto';
import { SHELL_API, remoteManifest } from '@fio/contracts';
import type { RemoteManifest } from '@fio/contracts';
import type { Compilation, Compiler } from '@rspack/core';
import type { PackageInfo } from './base.ts';

/** `src/remote.json`: what a remote's team says of it; the rest of the manifest is made by the build. */
export type RemoteSource = Pick<RemoteManifest, 'id' | 'owner' | 'side' | 'basePaths' | 'menu'> & {
  /** The slots that `src/widgets.tsx` fills. */
  widgets?: RemoteManifest['widgets'];
  $schema?: string;
};

const FILE = 'remote.json';
const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Every emitted file with its bytes, in one order wherever the build ran. */
function emittedFiles(compilation: Compilation): [name: string, bytes: Buffer][] {
  return compilation
    .getAssets()
    .map(({ name, source }): [string, Buffer] => [name, source.buffer()])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** One hash over all names and bytes: the same sources give the same folder. */
function buildHash(files: readonly [string, Buffer][]): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 16);
}

/** The files of the routes' own chunks: what mounting them needs before anything is drawn. */
function filesOfRoutes(compilation: Compilation, extension: string): string[] {
  const files = compilation.namedChunkGroups.get('routes')?.getFiles() ?? [];
  return files.filter((file) => file.endsWith(extension)).sort();
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
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteManifestPlugin', stage }, () => {
        const manifest = remoteManifest.parse(this.#manifest(compilation));
        const { RawSource } = compiler.rspack.sources;
        compilation.emitAsset(FILE, new RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      });
    });
  }

  #manifest(compilation: Compilation): unknown {
    const { $schema: _, ...source } = this.#source;
    const files = emittedFiles(compilation);
    const scriptsAndStyles = files.filter(([name]) => /\.(js|css)$/.test(name));
    return {
      ...source,
      version: this.#info.version,
      build: buildHash(files),
      entry: 'remoteEntry.js',
      integrity: Object.fromEntries(scriptsAndStyles.map(([name, bytes]) => [name, sha384(bytes)])),
      styles: filesOfRoutes(compilation, '.css'),
      requires: { shellApi: `^${SHELL_API}` },
      exposes: this.#exposes,
    };
  }
}
