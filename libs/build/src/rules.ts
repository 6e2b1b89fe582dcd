import type { RuleSetRule } from '@rspack/core';

/** Every build speaks to browsers of the last three years. */
const TARGETS = 'chrome >= 120, edge >= 120, firefox >= 121, safari >= 17.2';

const swc = (syntax: object, jsx: boolean) => ({
  loader: 'builtin:swc-loader',
  options: {
    detectSyntax: false,
    jsc: {
      parser: { syntax: 'typescript', ...syntax },
      ...(jsx && { transform: { react: { runtime: 'automatic', development: false } } }),
    },
    env: { targets: TARGETS },
  },
});

/** How a file becomes part of a bundle: TypeScript, styles (modules when named so), pictures and fonts. */
export const rules: RuleSetRule[] = [
  { test: /\.tsx$/, use: [swc({ tsx: true }, true)], type: 'javascript/auto' },
  { test: /\.ts$/, use: [swc({}, false)], type: 'javascript/auto' },
  { test: /\.css$/, type: 'css/auto', sideEffects: true },
  { test: /\.(svg|png|jpe?g|webp|avif|woff2?)$/, type: 'asset/resource' },
];

export { TARGETS };
