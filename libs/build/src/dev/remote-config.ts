import { join } from 'node:path';
import { HotModuleReplacementPlugin } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { baseConfig, packageInfo } from '../base.ts';
import { contractsRule } from '../contracts/contracts-rule.ts';
import { FederationAsEsModules } from '../federation-esm.ts';
import { OutlinePlugin } from '../outline/outline-plugin.ts';
import { ownModule } from '../own-module.ts';
import { containerPlugin, exposesOf } from '../remote.ts';
import { refreshingRules } from '../rules.ts';

const BROWSER = join(import.meta.dirname, 'browser');

/**
 * `./routes` that stay while what they lead to changes. What a component can't take in by itself (an area's
 * declaration, words, the list of routes) arrives here, and the shell mounts the routes anew.
 */
function lastingRoutes(dir: string, id: string): string {
  const routes = JSON.stringify(join(dir, 'src/routes.tsx'));
  const text = `
    import { replaceRoutes, takeUpdates } from ${JSON.stringify(ownModule(BROWSER, 'hot'))};
    import routes from ${routes};
    takeUpdates(${JSON.stringify(id)});
    import.meta.webpackHot.accept(${routes}, () => replaceRoutes(${JSON.stringify(id)}, routes));
    export default routes;`;
  return `data:text/javascript,${encodeURIComponent(text)}`;
}

/**
 * A remote as it is built while somebody works on it, into `folder`: readable, with the names of its files as they
 * are, and exchanged piece by piece on the running page.
 */
export function createDevRemoteConfig(dir: string, folder: string): Configuration {
  const info = packageInfo(dir);
  const base = baseConfig(dir, info);
  const exposes = { ...exposesOf(dir), './routes': { import: lastingRoutes(dir, info.id), name: 'routes' } };
  const names = { filename: '[name].js', chunkFilename: '[name].js', cssFilename: '[name].css' };
  return {
    ...base,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: {},
    output: {
      ...base.output,
      ...names,
      cssChunkFilename: '[name].css',
      assetModuleFilename: 'assets/[name][ext]',
      path: folder,
      clean: false,
      publicPath: 'auto',
    },
    resolve: { ...base.resolve, alias: { 'react-refresh': join(BROWSER, 'refresh') } },
    module: { ...base.module, rules: [...refreshingRules, contractsRule] },
    // What is not emitted is not counted either: the next update is told against what the page has.
    optimization: { minimize: false, runtimeChunk: false, emitOnErrors: false },
    stats: 'none',
    plugins: [
      new OutlinePlugin(),
      containerPlugin(info, exposes),
      new FederationAsEsModules(),
      new HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ include: join(dir, 'src'), injectEntry: false }),
    ],
  };
}
