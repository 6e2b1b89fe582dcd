import { defineConfig } from 'vitest/config';

// What lies in e2e/ is Playwright's.
export default defineConfig({ test: { include: ['src/**/*.test.{ts,tsx}'] } });
