import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Files share their modules: half the time of a run. Tests keep what they change to themselves.
    isolate: false,
    // While a test waits another goes on: a worker waits three quarters of its time, for the database and for what comes late.
    maxWorkers: 3,
    // An application's objects live as long as its file: collected seldom they are copied less often.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    include: ['{src,demo,postgres}/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // A busy machine is no failing test; nothing here asserts on time.
    hookTimeout: 120_000,
    testTimeout: 60_000,
    // What is waited for comes; a second is the runner's own bound, and a busy machine needs longer.
    expect: { poll: { timeout: 50_000 } },
  },
});
