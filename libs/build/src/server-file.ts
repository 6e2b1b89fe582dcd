import type { Compiler, Configuration } from '@rspack/core';
import { buildFile } from './build-file.ts';
import { SERVER_FILE } from './server-config.ts';

/**
 * Emits beside a browser's build the file with which the server draws the same pages: a build of its own inside, so
 * that one command and one folder hold both. `name` is its place relative to the output's folder.
 */
export class ServerFilePlugin {
  readonly #config: Configuration;
  readonly #name: string;

  constructor(config: Configuration, name: string) {
    this.#config = config;
    this.#name = name;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ServerFilePlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'ServerFilePlugin', stage }, async () => {
        const text = await buildFile(this.#config, SERVER_FILE);
        compilation.emitAsset(this.#name, new compiler.rspack.sources.RawSource(text));
      });
    });
  }
}
