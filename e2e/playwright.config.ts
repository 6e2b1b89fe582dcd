import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '@fio/tools/browser';

export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // One more try, on a machine that may be busy; whoever needs it is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    { name: 'site', testMatch: '*.test.ts', testIgnore: 'database.test.ts' },
    // Those that lie with a remote, for its team alone.
    { name: 'remotes', testDir: '..', testMatch: 'mf-*/e2e/*.test.ts', respectGitIgnore: true },
    // It has a product of its own and counts seconds: nothing else runs beside it.
    { name: 'database', testMatch: 'database.test.ts', dependencies: ['site', 'remotes'] },
  ],
  use: {
    // Not the first time: recording every test costs as much again as half of them all.
    trace: 'on-first-retry',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: { executablePath: findBrowser(), args: browserArgs() },
  },
});
