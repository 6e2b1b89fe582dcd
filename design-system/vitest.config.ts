import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Files share their modules: half the time of a run. Tests keep what they change to themselves.
    isolate: false,
    // What tests draw lives as long as its test: collected seldom it is copied less often.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/internal/test-setup.ts'],
  },
});
