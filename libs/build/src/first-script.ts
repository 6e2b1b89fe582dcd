import { createHash } from 'node:crypto';
import { HtmlRspackPlugin } from '@rspack/core';
import type { Compiler, Configuration } from '@rspack/core';
import { baseConfig, packageInfo } from './base.ts';
import { buildFile } from './build-file.ts';

const FILE = 'first.js';

/** `src/first/index.ts` alone: no federation, no chunks, nothing it must wait for. */
function firstConfig(dir: string): Configuration {
  const base = baseConfig(dir, packageInfo(dir));
  return {
    ...base,
    entry: { first: './src/first/index.ts' },
    output: { ...base.output, filename: FILE },
    optimization: { ...base.optimization, splitChunks: false, realContentHash: false },
  };
}

/**
 * Has the page begin with a script of its own, some two kilobytes, which asks for the shell's when it is time: the tag of
 * the shell's stays in the HTML, with its integrity, as `type="text/later"`, which browsers don't load.
 */
export class FirstScriptPlugin {
  readonly #config: Configuration;

  constructor(dir: string) {
    this.#config = firstConfig(dir);
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('FirstScriptPlugin', (compilation) => {
      const hooks = HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTags.tapPromise('FirstScriptPlugin', async (data) => {
        const text = await buildFile(this.#config, FILE);
        const hash = createHash('sha256').update(text);
        const integrity = `sha256-${hash.copy().digest('base64')}`;
        const name = `first.${hash.digest('hex').slice(0, 12)}.js`;
        compilation.emitAsset(name, new compiler.rspack.sources.RawSource(text));
        for (const { attributes } of data.assetTags.scripts) attributes['type'] = 'text/later';
        // Two kilobytes that no picture comes before: they say for whom the frame is drawn, and nothing may move once it is known.
        const attributes = {
          defer: true,
          blocking: 'render',
          src: data.publicPath + name,
          integrity,
          crossorigin: 'anonymous',
        };
        data.assetTags.scripts.unshift({ tagName: 'script', voidTag: false, attributes });
        return data;
      });
    });
  }
}
