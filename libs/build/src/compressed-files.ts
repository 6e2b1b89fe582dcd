import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from '@rspack/core';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Texts of the output's own folder. */
const TEXT = /^[\w@-][^/]*\.(js|css|svg|json|txt)$/;
/** Below this many bytes a header costs more than compression saves. */
const SMALL = 512;

/**
 * Leaves each text compressed beside itself (`.br`, `.gz`), as the server delivers it: once and for good, so with the
 * greatest effort. What is already hashed and signed for is only read.
 */
export class CompressedFilesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CompressedFilesPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressedFilesPlugin', stage }, async () => {
        const { RawSource } = compiler.rspack.sources;
        const compress = async (name: string, bytes: Buffer) => {
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          compilation.emitAsset(`${name}.br`, new RawSource(await brotli(bytes, { params })));
          compilation.emitAsset(`${name}.gz`, new RawSource(await zip(bytes, { level: 9 })));
        };
        const texts = compilation
          .getAssets()
          .map(({ name, source }) => [name, source.buffer()] as const)
          .filter(([name, bytes]) => TEXT.test(name) && bytes.length >= SMALL);
        await Promise.all(texts.map(([name, bytes]) => compress(name, bytes)));
      });
    });
  }
}
