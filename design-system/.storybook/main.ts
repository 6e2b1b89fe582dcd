import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // TypeScript 7 has no JavaScript API: props are read by react-docgen, which parses on its own.
  typescript: { reactDocgen: 'react-docgen', check: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableUpdateNotifications: true },
  rsbuildFinal: (rsbuild) => ({
    ...rsbuild,
    tools: { ...rsbuild.tools, swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
    output: { ...rsbuild.output, cssModules: { localIdentName: '[local]-[hash:base64:6]' } },
    performance: { ...rsbuild.performance, printFileSize: false },
  }),
};

export default config;
