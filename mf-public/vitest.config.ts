import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Files share their modules: half the time of a run. Tests keep what they change to themselves.
    isolate: false,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
    // A busy machine is not a broken page.
    testTimeout: 60_000,
  },
});
