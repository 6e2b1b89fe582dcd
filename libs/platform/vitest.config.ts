import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const TESTS = 'src/**/*.test.{ts,tsx}';
/** Nothing unwires a page's session again, and a module stays exchanged: such a file has modules and page to itself. */
const LASTING = /\b(?:startSessions|vi\.(?:(?:do)?mock|resetModules))\(/i;
const lasting = globSync(TESTS, { cwd: import.meta.dirname }).filter((file) =>
  LASTING.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

export default defineConfig({
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['./src/testing/setup.ts'],
    // A busy machine is not a broken session.
    testTimeout: 60_000,
    projects: [
      // Files share their modules and their page, a fifth of the processor time: each begins with it as opened (setup.ts).
      { extends: true, test: { name: 'shared', isolate: false, include: [TESTS], exclude: lasting } },
      { extends: true, test: { name: 'own', include: lasting } },
    ],
  },
});
