import { defineConfig } from 'vitest/config';

/** What takes long, or needs the registry: `npm run nightly -w bff`. */
export default defineConfig({
  test: {
    include: ['nightly/**/*.nightly.ts'],
    globalSetup: ['nightly/setup.ts'],
    hookTimeout: 600_000,
    testTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
