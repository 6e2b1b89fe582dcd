import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '@fio/tools/browser';

export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  // While a test waits for a page another goes on: two leave much of two cores idle.
  workers: 3,
  // One more try, on a machine that may be busy; whoever needs it is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  // No test fails by the clock: what it waits for comes on a busy machine too, only later.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: [
    { name: 'site', testMatch: '*.test.ts' },
    // Those that lie with a remote, for its team alone.
    { name: 'remotes', testDir: '..', testMatch: 'mf-*/e2e/*.test.ts', respectGitIgnore: true },
  ],
  use: {
    // Not the first time: recording every test costs as much again as half of them all.
    trace: 'on-first-retry',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: findBrowser(), args: browserArgs() },
  },
});
