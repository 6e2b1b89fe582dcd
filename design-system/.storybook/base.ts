import { join } from 'node:path';
import type { StorybookConfig } from 'storybook-react-rsbuild';
import { storySources } from './story-sources.ts';

/** What every Storybook of the workspace has in common: the stories of the package it is built in. */
export const base: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: [join(process.cwd(), 'src/**/*.stories.tsx')],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // TypeScript 7 has no JavaScript API: props are read by react-docgen, which parses on its own.
  typescript: { reactDocgen: 'react-docgen', check: false },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // It would tell when it was built: the same sources give the same files.
    disableProjectJson: true,
  },
  rsbuildFinal: (rsbuild, { configType }) => ({
    ...rsbuild,
    plugins: [...(rsbuild.plugins ?? []), ...(configType === 'PRODUCTION' ? [storySources] : [])],
    tools: {
      ...rsbuild.tools,
      swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
      // Its hook brings a script of Storybook's own; of a page from the cache it isn't asked, and the next rebuild, which is
      // the next story, drops that script.
      htmlPlugin: [rsbuild.tools?.htmlPlugin ?? {}, { cache: false }].flat(),
    },
    output: {
      ...rsbuild.output,
      cssModules: { localIdentName: '[local]-[hash:base64:6]' },
      // A quarter of a build's time, for readers who are few: half as large again as it would be.
      minify: false,
      // Nobody looks for mistakes in what is published.
      sourceMap: configType !== 'PRODUCTION',
    },
    performance: { ...rsbuild.performance, printFileSize: false },
  }),
};
