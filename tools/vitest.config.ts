import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['**/*.test.ts'], exclude: ['**/fixtures/**'], testTimeout: 60_000 },
});
