import type { RuleSetRule } from '@rspack/core';
import { OUTLINE, outlineRule } from './outline/outline-rule.ts';

/** Every build speaks to browsers of the last three years. */
const TARGETS = 'chrome >= 120, edge >= 120, firefox >= 121, safari >= 17.2';

const swc = (syntax: object, react: object | undefined) => ({
  loader: 'builtin:swc-loader',
  options: {
    detectSyntax: false,
    jsc: {
      parser: { syntax: 'typescript', ...syntax },
      ...(react && { transform: { react: { runtime: 'automatic', ...react } } }),
    },
    env: { targets: TARGETS },
  },
});

/** How a file becomes part of a bundle: TypeScript, styles (modules when named so), pictures and fonts. */
const rulesWith = (tsx: object, ts?: object): RuleSetRule[] => [
  { test: /\.tsx$/, use: [swc({ tsx: true }, tsx)], type: 'javascript/auto' },
  { test: /\.ts$/, resourceQuery: { not: OUTLINE }, use: [swc({}, ts)], type: 'javascript/auto' },
  { test: /\.css$/, type: 'css/auto', sideEffects: true },
  outlineRule,
  { test: /\.(svg|png|jpe?g|webp|avif|woff2?)$/, type: 'asset/resource' },
];

export const rules = rulesWith({ development: false });

const REFRESHING = { development: true, refresh: true };
/** The same where components are to be exchanged on a running page; hooks of `.ts` files count among them. */
export const refreshingRules = rulesWith(REFRESHING, REFRESHING);

export { TARGETS };
