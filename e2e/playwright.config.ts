import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '@fio/tools/browser';

/**
 * One process of the browser's for all pages of a context, which lives on from one test to the next: starting one and
 * compiling the scripts anew is half of what a page costs. What pages may do to each other is decided all the same.
 */
const ONE_PROCESS = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

/**
 * A page lives for a second or two, and each compiles anew what its own functions are optimized to: a sixth of what loading
 * one costs was the second compiler's. It is asked for what runs ten times as often as it would be by itself.
 */
const LATE_OPTIMIZING = ['--js-flags=--invocation-count-for-maglev=4000'];

/** By night what a run of every change can't afford (`npm test -- nightly`), among it each of the builds that are kept. */
const TESTS =
  process.env['NIGHTLY'] === 'on'
    ? ['e2e/nightly/*.test.ts', 'e2e/past-builds.test.ts']
    : ['e2e/*.test.ts', 'mf-*/e2e/*.test.ts'];

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
  // One project, for a worker serves but one. Those that lie with a remote are its team's to run alone.
  projects: [{ testDir: '..', testMatch: TESTS, respectGitIgnore: true }],
  use: {
    // A worker's tests have one context, cleared between them: scripts stay compiled, and no process starts.
    reuseContext: true,
    // Not the first time: recording every test costs as much again as half of them all.
    trace: 'on-first-retry',
    // Every frame is drawn by the processor: motion takes a third of what a test costs. The menu's tests, a visitor's whole
    // way and an administrator's go in motion.
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserArgs(), ...ONE_PROCESS, ...LATE_OPTIMIZING],
    },
  },
});
