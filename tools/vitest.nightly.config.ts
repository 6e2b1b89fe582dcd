import { defineConfig } from 'vitest/config';

/** What takes too long for every change: `npm run nightly -w tools`. */
export default defineConfig({
  test: {
    include: ['**/*.nightly.ts'],
    globalSetup: ['shared/temporary-root.ts'],
    testTimeout: 900_000,
  },
});
