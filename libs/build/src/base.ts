import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LightningCssMinimizerRspackPlugin, SwcJsMinimizerRspackPlugin } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { contractsRule } from './contracts/contracts-rule.ts';
import { rules, TARGETS } from './rules.ts';

/** What a package says of itself, where builds need it. */
export interface PackageInfo {
  /** The name without its scope: `mf-public`. */
  id: string;
  version: string;
}

export function packageInfo(dir: string): PackageInfo {
  const { name, version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return { id: name.replace(/^@[^/]+\//, ''), version };
}

/**
 * The integrity of a build's own chunks. Their hashes stand in its first script, all of them, and nothing compresses
 * them: a third less than sha384 is two kilobytes less on every first visit, and still beyond forging.
 */
export const CHUNK_HASHES: ['sha256'] = ['sha256'];

const minimizer = [
  new SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: { format: { comments: false }, compress: { passes: 2 } },
  }),
  new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: TARGETS } }),
];

/** Class and keyframe names become local; custom properties and the like are the design system's and stay. */
const cssModules = {
  namedExports: false,
  dashedIdents: false,
  customIdents: false,
  container: false,
  grid: false,
  function: false,
};

/**
 * What every front-end build has in common: production output that is the same for the same sources,
 * content-hashed names, scripts that may be loaded with integrity and under Trusted Types.
 */
export function baseConfig(dir: string, { id }: PackageInfo): Configuration {
  const development = process.env['NODE_ENV'] === 'development';
  return {
    context: dir,
    mode: development ? 'development' : 'production',
    devtool: development ? 'source-map' : false,
    target: ['web', `browserslist:${TARGETS}`],
    output: {
      path: join(dir, 'dist'),
      clean: true,
      uniqueName: id,
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      cssFilename: '[name].[contenthash:12].css',
      cssChunkFilename: '[name].[contenthash:12].css',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      crossOriginLoading: 'anonymous',
      // A script has ten seconds (architecture, 'A page's way') until the page says so; the bundler's own limit is two minutes.
      chunkLoadTimeout: 9_500,
      hashFunction: 'sha256',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [...rules, contractsRule],
      parser: { 'css/auto': cssModules },
      generator: { 'css/auto': { localIdentName: `${id}-[local]-[hash]`, localIdentHashDigestLength: 6 } },
    },
    lazyCompilation: false,
    optimization: { minimize: !development, minimizer, runtimeChunk: false, realContentHash: true },
    performance: false,
    stats: 'errors-warnings',
  };
}
