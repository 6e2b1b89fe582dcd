/**
 * The small components public pages are made of, and the index files by which everything is shared. One by one,
 * each would be a request; together they are one, which the shell starts to load with the page.
 */
const PUBLIC_PIECES = [
  'design-system/src/(chip|countdown|definition-list|empty-state|error-state|link|picture|poll-card|progress|series-card|stamp|text|thread|visually-hidden)/',
  '(design-system|libs/platform)/src/[\\w-]+/index.ts$',
  'libs/platform/src/(permissions|remote)/',
  'libs/build/src/zod.ts$',
  'zod/v4/mini/(coerce|iso)',
  '@tabler/icons-react/dist/esm/icons/IconCheck.mjs$',
];

/** How the host's modules share chunks, beside what the bundler does by itself. */
export const hostChunks = {
  chunks: 'async' as const,
  cacheGroups: {
    public: {
      name: 'public',
      test: new RegExp(PUBLIC_PIECES.join('|').replaceAll('/', '[\\\\/]')),
      enforce: true,
      priority: 10,
    },
  },
};
