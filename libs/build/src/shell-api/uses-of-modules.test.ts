import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import { afterAll, expect, it } from 'vitest';
import { baseConfig, packageInfo } from '../base.ts';
import { containerPlugin, exposesOf } from '../remote.ts';
import type { Use } from './read-uses.ts';
import { usesOfModules } from './uses-of-modules.ts';

const dir = mkdtempSync(join(tmpdir(), 'fio-uses-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const FILES = {
  'package.json': '{ "name": "@fio/mf-kit", "version": "1.0.0" }',
  'src/routes.tsx': `
    import { defineRemote, type RouteHandle } from '@fio/platform/remote';
    import type { Own } from './own.ts';
    import { part } from './parts/index.ts';
    import { put } from './put.ts?put';
    import { packed } from 'packed';
    const handle: RouteHandle = {};
    export default defineRemote({ id: 'mf-kit', routes: [{ handle, part, put, packed } as Own] });`,
  // Imported for its type alone, and so are those it leads to.
  'src/own.ts': `import type { AreaSpec } from '@fio/platform/area'; export type { Deep } from './deep'; export type Own = AreaSpec;`,
  'src/deep.ts': `export type Deep = import('./deepest.tsx').Deepest;`,
  'src/deepest.tsx': `import type { ChipTone } from '@fio/design-system/chip'; export type Deepest = ChipTone;`,
  'src/parts/index.ts': `export { Button as part } from '@fio/design-system/button';`,
  'src/put.ts': `export const put = 1;`,
  // A package speaks of the host as it was built; a file that nothing leads to speaks of nothing.
  'node_modules/packed/package.json': '{ "name": "packed", "version": "1.0.0", "main": "index.js" }',
  'node_modules/packed/index.js': `import { useState } from 'react'; export const packed = useState;`,
  'src/routes.test.tsx': `import { late } from '@fio/platform/area';`,
  'put-loader.cjs': `module.exports = () => "import { lazyAreas } from '@fio/platform/area'; export const put = lazyAreas;";`,
};

function usesIn(folder: string): Promise<readonly Use[]> {
  const info = packageInfo(folder);
  const base = baseConfig(folder, info);
  let uses: readonly Use[] = [];
  const compiler = rspack({
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        { resourceQuery: /^\?put$/, use: [{ loader: join(folder, 'put-loader.cjs') }] },
      ],
    },
    plugins: [
      containerPlugin(info, exposesOf(folder)),
      (compiled: Compiler) =>
        compiled.hooks.thisCompilation.tap('test', (compilation) =>
          compilation.hooks.finishModules.tap('test', (modules) => {
            uses = usesOfModules(modules);
          }),
        ),
    ],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error || !stats || stats.hasErrors())
          reject(error ?? new Error(stats?.toString('errors-only') ?? 'No build.'));
        else resolve(uses);
      }),
    ),
  );
}

it('finds what sources, their types, loaders and packages use of the host', async () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  const keys = (await usesIn(dir)).map(({ request, name }) => `${request}#${name}`);
  expect([...new Set(keys)].sort()).toEqual([
    '@fio/design-system/button#Button',
    '@fio/design-system/chip#ChipTone',
    '@fio/platform/area#AreaSpec',
    '@fio/platform/area#lazyAreas',
    '@fio/platform/remote#RouteHandle',
    '@fio/platform/remote#defineRemote',
    'react#useState',
  ]);
});
