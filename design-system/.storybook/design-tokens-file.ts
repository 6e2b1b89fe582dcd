import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { DESIGN_TOKENS_FILE, designTokens } from '../src/tokens/file/design-tokens.ts';

const STYLES = join(import.meta.dirname, '../src/tokens/tokens.css');

/** Lays the tokens beside the stories for whoever draws with other tools, made anew with every build. */
export const designTokensFile: RsbuildPlugin = {
  name: 'design-tokens-file',
  setup: (api) =>
    api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
      const text = JSON.stringify(designTokens(readFileSync(STYLES, 'utf8')), null, 2);
      compilation.emitAsset(DESIGN_TOKENS_FILE, new sources.RawSource(`${text}\n`));
    }),
};
