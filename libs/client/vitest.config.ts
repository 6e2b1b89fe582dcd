import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,build}/**/*.test.ts'],
    // Files share their modules: half the time of a run. Tests keep what they change to themselves.
    isolate: false,
    // What is waited for comes; a second is the runner's own bound, and a busy machine needs longer.
    expect: { poll: { timeout: 50_000 } },
    testTimeout: 60_000,
  },
});
