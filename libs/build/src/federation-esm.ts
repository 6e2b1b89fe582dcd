import { NormalModuleReplacementPlugin } from '@rspack/core';
import type { Compiler } from '@rspack/core';

const COMMONJS = /@module-federation[\\/].*\.cjs$/;
const asEsModule = (file: string) => (COMMONJS.test(file) ? file.replace(/\.cjs$/, '.js') : file);

/** No page has the runtime load a remote: the shell's loader does, and uses its sharing alone. */
export const OPTIMIZATION = { target: 'web', disableSnapshot: true, disableRemote: true } as const;

/**
 * The federation plugin names its runtime by CommonJS files, which can't be tree-shaken; beside each lies the same
 * as an ES module. Taking those saves a third of the runtime. Must stand after the federation plugin.
 */
export class FederationAsEsModules {
  apply(compiler: Compiler) {
    new NormalModuleReplacementPlugin(COMMONJS, (data) => {
      data.request = asEsModule(data.request);
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap({ name: 'FederationAsEsModules', stage: 100 }, () => {
      const alias = Object.entries(compiler.options.resolve.alias || {});
      compiler.options.resolve.alias = Object.fromEntries(
        alias.map(([name, target]) => [name, typeof target === 'string' ? asEsModule(target) : target]),
      );
    });
  }
}
