import { defineConfig } from 'oxlint';
import { restrictions } from './tools/lint/restrictions.ts';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist',
    '**/storybook-static',
    'bff/src/generated',
    'libs/client/src/generated',
    'tools/lint/fixtures',
    'bff/test/openapi/client',
    '.data',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': 'error',
    // Types too: a reader who follows them goes round in the same circle.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-self-import': 'error',
    'react/rules-of-hooks': 'error',
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'expectTypeOf', 'fc.assert', 'expect*'] },
    ],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-lines': ['error', { max: 250 }],

    // React 19's own JSX transform needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // An effect may well run for what it doesn't read (a new address), and set state once it has.
    'react/exhaustive-effect-dependencies': 'off',
    'react/set-state-in-effect': 'off',
    'react/no-did-update-set-state': 'off',
    // A rule of the React compiler, which is not used: the router's navigator is held on purpose.
    'react/immutability': 'off',
    // Libraries export a default object and its members alike; style sheets are imported for what they do, type
    // packages for what they add to others.
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-empty-named-blocks': 'off',
    'unicorn/require-module-specifiers': 'off',
    'typescript/triple-slash-reference': 'off',
    // What comes from outside has been judged by a schema; the assertion then names what the schema knows.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'typescript/no-unsafe-enum-assignment': 'off',
    'typescript/no-base-to-string': 'off',
    // The services a handler takes apart are closures, not methods.
    'typescript/unbound-method': 'off',
    // An effect returns its clean-up or nothing; the compiler watches every declared return type.
    'typescript/consistent-return': 'off',
    // Digits and letters are spread by code point on purpose.
    'typescript/no-misused-spread': 'off',
    // A fresh array is sorted in place on purpose; text has its natural order.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'typescript/require-array-sort-compare': 'off',
    // Regions that scroll take the focus, containers listen for what their buttons let through, and HTML's own
    // element can't always be styled. What comes out is judged by axe, story by story.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    // Express 5 passes on what an asynchronous handler rejects with.
    'oxc/no-async-endpoint-handlers': 'off',
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    'promise/no-promise-in-callback': 'off',
    'vitest/require-to-throw-message': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-unmodified-loop-condition': 'off',
    'unicorn/no-useless-spread': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'no-new': 'off',
    'no-underscore-dangle': 'off',
  },
  overrides: [
    ...restrictions,
    // Playwright reads from a fixture's parameter which others it needs: a pattern, also where it is none.
    {
      files: ['e2e/**', 'mf-*/e2e/**'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    // A player of another origin, which needs what it keeps there: that origin is what keeps it from ours.
    { files: ['mf-public/src/show/trailers.tsx'], rules: { 'react/iframe-missing-sandbox': 'off' } },
    // Captions are staff's to write; where they haven't, the page says so.
    { files: ['mf-public/src/show/own-trailer.tsx'], rules: { 'jsx-a11y/media-has-caption': 'off' } },
    // Threads talk to each other there, no windows.
    { files: ['bff/**'], rules: { 'unicorn/require-post-message-target-origin': 'off' } },
    // No React there; a function named useSomething is no hook.
    {
      files: ['bff/**', 'tools/**', 'bench/**', 'e2e/**', 'mf-*/e2e/**', '**/.storybook/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
  ],
});
