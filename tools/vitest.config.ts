import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/fixtures/**'],
    globalSetup: ['shared/temporary-root.ts'],
    testTimeout: 60_000,
  },
});
