/**
 * The small components public pages are made of. Shared one by one, each would be a request; together they are
 * one, which the shell starts to load with the page.
 */
const PUBLIC_PIECES = [
  'design-system/src/(chip|countdown|definition-list|empty-state|error-state|link|poll-card|progress|series-card|stamp|text|thread|visually-hidden)/',
  'libs/platform/src/(permissions|remote)/',
  '@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
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
