import { defineConfig } from 'oxlint';
import { restrictions } from './tools/lint/restrictions.ts';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist', '**/storybook-static', 'bff/src/generated', 'tools/lint/fixtures', '.data'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': 'error',
    'import/no-cycle': 'error',
    'import/no-self-import': 'error',
    'react/rules-of-hooks': 'error',
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'expectTypeOf', 'fc.assert', 'expect*'] },
    ],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'no-console': 'off',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-lines': ['error', { max: 250 }],
    // React 19's own JSX transform needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Libraries export a default object and its members alike; which one is taken is a matter of taste.
    'import/no-named-as-default-member': 'off',
    // Style sheets and polyfills are imported for what they do.
    'import/no-unassigned-import': 'off',
    // Steps that depend on each other, and tests in which order is the point.
    'no-await-in-loop': 'off',
    // Where data comes from outside, a schema has judged it; the assertion then names what the schema knows.
    'typescript/no-unsafe-type-assertion': 'off',
    // A role on a plain element is right where HTML's own element can't be styled (progress, menus).
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A region that scrolls must be reachable by keyboard.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    // An effect returns its clean-up or nothing; the compiler watches every declared return type.
    'typescript/consistent-return': 'off',
    // Digits and letters are spread by code point on purpose.
    'typescript/no-misused-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-underscore-dangle': 'off',
    'typescript/triple-slash-reference': 'off',
  },
  overrides: restrictions,
});
