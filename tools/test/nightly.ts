import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { packages } from '../shared/packages.ts';
import { each, playwright, vitest } from './runners.ts';
import { STEPS } from './steps.ts';
import type { Step } from './Step.ts';

/** What a test imports that takes some of its cases in each run, and all of them at night. */
const ASKS = /from '[^']*\/night(?:\.fixture)?\.ts'/;
const SOURCES = { exclude: ['**/node_modules/**', 'src/generated/**'] };

/** The tests of a package that a run of every change asks less of than the night does. */
const sampledIn = (folder: string): string[] =>
  globSync('{src,test}/**/*.test.ts', { cwd: folder, ...SOURCES }).filter((file) =>
    ASKS.test(readFileSync(join(folder, file), 'utf8')),
  );

const sampled = packages().filter(({ folder }) => sampledIn(folder).length > 0);
const named = (name: string) => packages().filter((one) => one.name === name);
const inEachRun = (...names: string[]) => STEPS.filter(({ name }) => names.includes(name));

/**
 * What a run of every change can't afford, for `npm test -- nightly`: `*.nightly.ts` of the tools, `e2e/nightly`, and all cases
 * of the tests that take some of theirs in each run. Its processes have NIGHTLY=on.
 */
export const NIGHTLY: readonly Step[] = [
  ...inEachRun('build'),
  {
    name: 'tools',
    title: 'What commands make, taken apart, and builds made twice',
    run: (signal) =>
      each(named('@fio/tools'), (tools) => vitest(tools, signal, [], 'vitest.nightly.config.ts')),
  },
  {
    name: 'samples',
    title: 'All cases of tests that take some in each run',
    run: (signal) => each(sampled, (one) => vitest(one, signal, sampledIn(one.folder))),
  },
  ...inEachRun('earlier'),
  {
    name: 'e2e',
    title:
      'End to end, in Chromium: every remote with every fault, remotes made by the command and elsewhere',
    needs: ['build', 'earlier'],
    alone: true,
    run: (signal) => playwright(findBrowser(), signal),
  },
];
