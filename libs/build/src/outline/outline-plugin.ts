import type { Compiler } from '@rspack/core';
import { forgetOutline } from './read-outline.ts';

/** Has each build of a remote read its areas anew. */
export class OutlinePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.beforeCompile.tap('OutlinePlugin', () => forgetOutline(compiler.context));
  }
}
