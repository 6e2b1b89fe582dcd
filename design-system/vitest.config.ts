import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Files share their modules: half the time of a run. Tests keep what they change to themselves.
    isolate: false,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/internal/test-setup.ts'],
  },
});
