import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Compiler } from '@rspack/core';

const MAP = '.map';

/** Where the source maps of the build in `folder` are put: beside it, for the folder is delivered as it is. */
const mapsFolder = (folder: string): string => `${folder}-maps`;

/**
 * Makes source maps of a build's scripts and puts them beside its folder: no script names one, none counts in the build's
 * hash, and none is in what a server delivers. They are published apart, for error reports alone (docs/decisions/shipping-remotes.md).
 * Without the sources themselves: an error report needs their names and places.
 */
export class KeptMapsPlugin {
  readonly #id: string;

  /** `id` of the remote, by which sources are told apart from another's. */
  constructor(id: string) {
    this.#id = id;
  }

  apply(compiler: Compiler) {
    const { SourceMapDevToolPlugin, Compilation } = compiler.rspack;
    new SourceMapDevToolPlugin({
      test: /\.js$/,
      filename: `[file]${MAP}`,
      append: false,
      noSources: true,
      namespace: this.#id,
      moduleFilenameTemplate: '[namespace]/[resource-path]',
      fallbackModuleFilenameTemplate: '[namespace]/[resource-path]?[hash]',
    }).apply(compiler);
    const maps = new Map<string, Buffer>();
    compiler.hooks.thisCompilation.tap('KeptMapsPlugin', (compilation) => {
      maps.clear();
      // Behind the maps' own stage, before the manifest is made.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tap({ name: 'KeptMapsPlugin', stage }, () => {
        for (const { name, source } of compilation.getAssets().filter((asset) => asset.name.endsWith(MAP))) {
          maps.set(name, source.buffer());
          compilation.deleteAsset(name);
        }
      });
    });
    compiler.hooks.afterEmit.tapPromise('KeptMapsPlugin', async () => {
      const folder = mapsFolder(compiler.options.output.path ?? '');
      await rm(folder, { recursive: true, force: true });
      for (const [name, bytes] of maps) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), bytes);
      }
    });
  }
}
