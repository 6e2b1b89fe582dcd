import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { StorybookConfig } from 'storybook-react-rsbuild';
import { areasFile, AREAS_QUERY, readStories } from '@fio/build/stories';
import { base } from '@fio/design-system/storybook/base';

const dir = process.cwd();
const AREAS = areasFile(dir);
const { resolve } = createRequire(import.meta.url);
const loader = resolve('@fio/build/stories/loader');
const isQuery = new RegExp(`^\\${AREAS_QUERY}$`);

/** The stories that follow from the areas of the remote: of each list, form, detail and dialog. */
const indexer: NonNullable<StorybookConfig['experimental_indexers']> = (known) => [
  {
    test: /[\\/]src[\\/]areas\.ts$/,
    createIndex: async (fileName) =>
      (await readStories(dir)).map(({ exportName, title, name }) => ({
        type: 'story',
        importPath: fileName,
        exportName,
        title,
        name,
      })),
  },
  ...(known ?? []),
];

/** The Storybook of every remote: `storybook build -c ../libs/platform/.storybook`, run in the remote's own folder. */
const config: StorybookConfig = {
  ...base,
  // No screen has a page of documentation: nobody would see what is read of every component's properties.
  addons: (base.addons ?? []).filter((one) => one !== '@storybook/addon-docs'),
  typescript: { ...base.typescript, reactDocgen: false },
  stories: [...(base.stories as string[]), ...(existsSync(AREAS) ? [AREAS] : [])],
  experimental_indexers: indexer,
  rsbuildFinal: async (rsbuild, options) => {
    const whole = (await base.rsbuildFinal?.(rsbuild, options)) ?? rsbuild;
    const rule = { test: AREAS, resourceQuery: { not: isQuery }, enforce: 'pre' as const, use: [{ loader }] };
    // Read of every remote, for the few stories that ask for it.
    const menu = {
      test: resolve('@fio/platform/testing/stories/menu'),
      use: [{ loader: resolve('@fio/build/stories/menu-loader'), options: { dir } }],
      enforce: 'pre' as const,
    };
    // Storybook's own modules come by the same way.
    const rspack = [whole.tools?.rspack ?? []].flat();
    return { ...whole, tools: { ...whole.tools, rspack: [...rspack, { module: { rules: [rule, menu] } }] } };
  },
};

export default config;
