import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import type { Compiler, Configuration, Stats } from '@rspack/core';
import { SERVER_FILE } from './server-config.ts';

async function run(config: Configuration): Promise<Stats> {
  const compiler = rspack(config);
  try {
    return await new Promise((resolve, reject) =>
      compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('No build.')))),
    );
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}

/** The text of the server's file; throws what the bundler complains about. */
async function build(config: Configuration): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'fio-server-file-'));
  try {
    const stats = await run({ ...config, output: { ...config.output, path } });
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return await readFile(join(path, SERVER_FILE), 'utf8');
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

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
        const text = await build(this.#config);
        compilation.emitAsset(this.#name, new compiler.rspack.sources.RawSource(text));
      });
    });
  }
}
