import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { SubresourceIntegrityPlugin } from '@rspack/core';
import { CHUNK_HASHES, baseConfig, packageInfo } from './base.ts';
import { RemoteManifestPlugin } from './remote-manifest.ts';
import { containerName } from './container-name.ts';
import { KeptMapsPlugin } from './kept-maps.ts';
import { OutlinePlugin } from './outline/outline-plugin.ts';
import { FederationAsEsModules, OPTIMIZATION } from './federation-esm.ts';
import { sourceOf } from './remote-source.ts';
import { consumedModules } from './shared.ts';
import { remoteServerConfig, SERVER_FILE } from './server-config.ts';
import { ServerFilePlugin } from './server-file.ts';
import type { PackageInfo } from './base.ts';

/**
 * From how many bytes of source on a part that two pages share is a file of its own. Below it, each page has its copy: a
 * file more is a request and a hash in the first script, and to open a page cold costs up to a kilobyte less without.
 */
const SHARED_FROM = 100_000;

/** What a remote shows of itself: `src/routes.tsx`, and `src/widgets.tsx` where there is one. */
export const exposesOf = (dir: string): Record<string, { import: string; name: string }> =>
  Object.fromEntries(
    ['routes', 'widgets']
      .filter((name) => name === 'routes' || existsSync(join(dir, `src/${name}.tsx`)))
      .map((name) => [`./${name}`, { import: `./src/${name}.tsx`, name }]),
  );

/** The container with which a remote shows itself, and takes every shared module from the host. */
export const containerPlugin = ({ id }: PackageInfo, exposes: ReturnType<typeof exposesOf>) =>
  new ModuleFederationPlugin({
    name: containerName(id),
    filename: 'remoteEntry.js',
    exposes,
    shared: consumedModules(),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: { externalRuntime: true, optimization: OPTIMIZATION },
  });

/**
 * The whole build of a remote: `export default createRemoteConfig(import.meta.dirname)`. It
 * takes every shared module from the host and leaves in `dist/` a relocatable folder with `remoteEntry.js` and `remote.json` (contracts, RemoteManifest).
 */
export function createRemoteConfig(dir: string): Configuration {
  const info = packageInfo(dir);
  const source = sourceOf(dir, info);
  const exposes = exposesOf(dir);
  const base = baseConfig(dir, info);
  return {
    ...base,
    // The maps are made apart: a script that names one asks browsers to fetch it.
    devtool: false,
    entry: {},
    // A build's folder is its own and never changes, so that names need no hash: one for each file would stand in the
    // first script, where nothing compresses it.
    output: {
      ...base.output,
      publicPath: 'auto',
      chunkFilename: '[name].js',
      cssChunkFilename: '[name].css',
    },
    optimization: { ...base.optimization, splitChunks: { minSize: SHARED_FROM } },
    plugins: [
      new OutlinePlugin(),
      containerPlugin(info, exposes),
      new FederationAsEsModules(),
      ...(source.side === 'public' ? [new ServerFilePlugin(remoteServerConfig(dir), SERVER_FILE)] : []),
      new KeptMapsPlugin(info.id),
      new SubresourceIntegrityPlugin({ hashFuncNames: CHUNK_HASHES, htmlPlugin: false }),
      new RemoteManifestPlugin(info, source, Object.keys(exposes)),
    ],
  };
}
