import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { baseConfig, packageInfo } from './base.ts';
import { platformFile, sharedFile, sharedModules } from './shared.ts';

/** The name of the file with which the server draws first views, in the build's own folder. */
export const SERVER_FILE = 'server.cjs';

const moduleOf = (text: string) => `data:application/node,${encodeURIComponent(text)}`;

/**
 * One CommonJS file for the server, from the same sources and with the same class names as the browser's build. It
 * needs no file, no module of Node and no style beside it.
 */
function serverConfig(dir: string, entry: string): Configuration {
  const info = packageInfo(dir);
  const base = baseConfig(dir, info);
  return {
    ...base,
    target: 'es2024',
    entry: { server: entry },
    output: {
      ...base.output,
      filename: SERVER_FILE,
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      chunkLoading: false,
      publicPath: '',
    },
    module: {
      ...base.module,
      parser: { ...base.module?.parser, javascript: { dynamicImportMode: 'eager' } },
      generator: {
        'css/auto': { ...base.module?.generator?.['css/auto'], exportsOnly: true },
        'asset/resource': { emit: false },
      },
    },
    optimization: { minimize: false, splitChunks: false, realContentHash: false },
  };
}

/** The shell as it draws on the server, with everything remotes take from it, each opened when a remote asks. */
export function hostServerConfig(dir: string): Configuration {
  const provided = sharedModules().map(
    (module) => `${JSON.stringify(module.request)}: () => require(${JSON.stringify(sharedFile(module))}),`,
  );
  const draw = JSON.stringify(join(dir, 'src/server/draw.tsx'));
  const entry = `export { draw } from ${draw};\nexport const provided = {\n${provided.join('\n')}\n};`;
  return serverConfig(dir, moduleOf(entry));
}

/** A remote's routes alone, whole: every page behind them is left out. */
export function routesConfig(dir: string): Configuration {
  const config = serverConfig(dir, './src/routes.tsx');
  const parser = { ...config.module?.parser, javascript: { dynamicImportMode: 'weak' as const } };
  // Packages have parts for Node that their browser's build is without: so is this one.
  const resolve = { ...config.resolve, aliasFields: ['browser'] };
  return { ...config, resolve, module: { ...config.module, parser } };
}

/** A remote's areas whole, of which the platform tells something; the pages behind them are left out. */
function areasConfig(dir: string, entry: string): Configuration {
  const config = routesConfig(dir);
  const opened = {
    test: [/[\\/]areas\.ts$/, /[\\/]words\.ts$/],
    parser: { dynamicImportMode: 'eager' as const },
  };
  return {
    ...config,
    entry: { server: moduleOf(entry) },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), opened] },
  };
}

const platformModule = (file: string) => JSON.stringify(platformFile(file));
const importAreas = (dir: string, areas: string) => `import areas from ${JSON.stringify(join(dir, areas))};`;

/** The areas with the platform's outline of them, with their entries in the menu, and with what the palette leads to. */
export const outlineConfig = (dir: string, areas: string): Configuration =>
  areasConfig(
    dir,
    `import { outlineOf } from ${platformModule('area/outline')};
    import { destinationsOf } from ${platformModule('area/destinations')};
    import { menuEntriesOf } from ${platformModule('area/menu-entries')};
    import { provideBoot } from ${platformModule('boot/index')};
    ${importAreas(dir, areas)}
    const speaking = (language, write) => (provideBoot({ language }), write());
    export const outline = async () => ({
      pages: await outlineOf(areas, speaking),
      menu: await menuEntriesOf(areas, speaking),
      destinations: await destinationsOf(areas, speaking),
    });`,
  );

/** The areas with the names of the stories that follow from them. */
export const storiesConfig = (dir: string, areas: string): Configuration =>
  areasConfig(
    dir,
    `import { storiesOf } from ${platformModule('testing/stories/names')};
    ${importAreas(dir, areas)}
    export const stories = () => storiesOf(areas);`,
  );

/** A remote's routes for the server; what the host provides stays a `require` that the shell answers. */
export function remoteServerConfig(dir: string): Configuration {
  const shared = sharedModules().map(({ request }) => [request, `commonjs ${request}`] as const);
  return { ...serverConfig(dir, './src/routes.tsx'), externals: Object.fromEntries(shared) };
}
