import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { HtmlRspackPlugin, sharing, SubresourceIntegrityPlugin } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { CompressedFilesPlugin } from './compressed-files.ts';
import { CHUNK_HASHES, baseConfig, packageInfo } from './base.ts';
import { FederationAsEsModules, OPTIMIZATION } from './federation-esm.ts';
import { FirstScriptPlugin } from './first-script.ts';
import { hostChunks } from './host-chunks.ts';
import { KeptMapsPlugin } from './kept-maps.ts';
import { hostServerConfig, SERVER_FILE } from './server-config.ts';
import { ServerFilePlugin } from './server-file.ts';
import { narrowedAliases, providedModules, routerAliases } from './shared.ts';

/**
 * The whole build of the shell: `dist/index.html` and everything else under `dist/assets/`, served at `/assets/`.
 * `words` are what the HTML template says where no script runs.
 */
export function createHostConfig(dir: string, words: Record<string, string>): Configuration {
  const info = packageInfo(dir);
  const base = baseConfig(dir, info);
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    output: { ...base.output, path: join(dir, 'dist/assets'), publicPath: '/assets/' },
    resolve: { ...base.resolve, alias: { ...narrowedAliases, ...routerAliases() } },
    optimization: { ...base.optimization, splitChunks: hostChunks },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: OPTIMIZATION },
      }),
      new FederationAsEsModules(),
      new sharing.ProvideSharedPlugin({ provides: providedModules(), enhanced: true }),
      new HtmlRspackPlugin({
        template: './src/index.html',
        templateParameters: words,
        filename: '../index.html',
        inject: 'head',
        scriptLoading: 'defer',
        minify: false,
      }),
      new FirstScriptPlugin(dir),
      new ServerFilePlugin(hostServerConfig(dir), `../${SERVER_FILE}`),
      new SubresourceIntegrityPlugin({ hashFuncNames: CHUNK_HASHES }),
      ...(base.mode === 'production' ? [new KeptMapsPlugin(info.id), new CompressedFilesPlugin()] : []),
    ],
  };
}
