import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import remoteConfig from '../../mf-public/rspack.config.ts';
import shellConfig from '../../shell/rspack.config.ts';

/** What makes a federation of the shell, and what draws it on the server; a build of one piece goes without. */
const FEDERATION = new Set([
  'ModuleFederationPlugin',
  'FederationAsEsModules',
  'ProvideSharedPlugin',
  'ServerFilePlugin',
]);

const into = (config: Configuration, path: string): Configuration => ({
  ...config,
  output: { ...config.output, path },
});

/** The product's own build of the shell, elsewhere. */
export const federatedShell = (folder: string): Configuration => into(shellConfig, join(folder, 'assets'));

/** The product's own build of the public remote, elsewhere. */
export const publicRemote = (folder: string): Configuration => into(remoteConfig, folder);

const replaced = (file: string, by = file) =>
  new rspack.NormalModuleReplacementPlugin(new RegExp(`[\\\\/.]${file}\\.ts$`), (data) => {
    if (data.request.startsWith('./')) data.request = join(import.meta.dirname, `single/${by}.ts`);
  });

/**
 * The same sources in one build: the remote's routes stand in the shell as if they were its own, pages load lazily as
 * the sources say, and chunks are cut as the bundler thinks best. No runtime, no sharing, no loader.
 */
export function singleShell(folder: string): Configuration {
  const config = into(shellConfig, join(folder, 'assets'));
  const exposed = (name: string) => join(remoteConfig.context ?? '', `src/${name}.tsx`);
  const kept = config.plugins?.filter((plugin) => !FEDERATION.has(plugin?.constructor.name ?? '')) ?? [];
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        'mf-public/routes': exposed('routes'),
        'mf-public/widgets': exposed('widgets'),
      },
    },
    optimization: { ...config.optimization, splitChunks: { chunks: 'async' } },
    plugins: [
      ...kept,
      replaced('load-remote'),
      replaced('browser-effects'),
      // A chunk that only remotes need early: here it would be a request for nothing, so it is what is there already.
      replaced('pieces', 'load-remote'),
    ],
  };
}
