import { defineConfig } from '@playwright/test';

/**
 * Faults of what the product stands on, against its real processes; no browser. What lies in `nightly/` costs more than a run
 * of every change may take: `npm run faults` runs it too (docs/decisions/staying-up.md).
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  testIgnore: process.env['FAULTS_NIGHTLY'] === 'on' ? [] : 'nightly/**',
  outputDir: '../test-results/faults',
  // Each has the machine to itself: what is told of recovery is the product's, not a neighbour's.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // No test fails by the clock but where FAULTS_TIMED says that the machine is quiet.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
});
