import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Files share their modules: half the time of a run. Tests keep what they change to themselves.
    isolate: false,
  },
});
