import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { StorybookConfig } from 'storybook-react-rsbuild';
import { base } from './base.ts';
import { designTokensFile } from './design-tokens-file.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Each remote has a Storybook of its own; published, it lies in the folder of its name within this one. */
const remotes = globSync('mf-*/package.json', { cwd: ROOT })
  .map((file) => basename(dirname(file)))
  .toSorted();

const config: StorybookConfig = {
  ...base,
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  rsbuildFinal: async (rsbuild, options) => {
    const own = (await base.rsbuildFinal?.(rsbuild, options)) ?? rsbuild;
    return { ...own, plugins: [...(own.plugins ?? []), designTokensFile] };
  },
  refs: (_config, { configType }) =>
    // While one works on the design system there are none beside it.
    configType === 'PRODUCTION'
      ? Object.fromEntries(remotes.map((id) => [id, { title: id, url: `./${id}`, expanded: false }]))
      : {},
};

export default config;
