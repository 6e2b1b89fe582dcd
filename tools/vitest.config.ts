import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Files share their modules. Tests keep what they change to themselves.
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['**/fixtures/**'],
    globalSetup: ['shared/temporary-root.ts'],
    testTimeout: 60_000,
  },
});
