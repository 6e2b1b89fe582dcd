import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { buildFrontEnds, buildStorybooks } from '../build/build.ts';
import { spokenCounts } from './counts.ts';
import { countOfBuilds, pastBuilds, REMOTES } from '../past-builds/past-builds.ts';
import { exec } from '../shared/exec.ts';
import { hasTests, packages } from '../shared/packages.ts';
import { ROOT } from '../shared/paths.ts';
import { each, playwright, program, script, vitest } from './runners.ts';
import { type Outcome, type Step, sum } from './Step.ts';
import { types } from './types.ts';

const all = packages();
const named = (name: string) => all.filter((one) => one.name === name);
/** Those with unit tests. */
export const tested = all.filter((one) => hasTests(one) && !['@fio/bff', '@fio/e2e'].includes(one.name));
/** The tools' tests of the boundaries belong to the lint step, those of the contract kit to its own. */
export const besidesOwn = (name: string) =>
  name === '@fio/tools' ? ['--exclude', 'lint/**', '--exclude', 'kit/**'] : [];

async function built(work: Promise<unknown>): Promise<Outcome> {
  await work;
  return { passed: 1, failed: 0, output: '' };
}

/** What no rule of the linter sees: doors and order of areas, deployment files, and that the boundaries forbid. */
const boundaries = (signal: AbortSignal): Promise<Outcome> =>
  each(named('@fio/tools'), (tools) => vitest(tools, signal, ['lint/']));

async function contract(signal: AbortSignal): Promise<Outcome> {
  const args = [join(ROOT, 'tools', 'kit', 'main.ts')];
  const outcomes = [
    spokenCounts(await exec(process.execPath, args, { signal, env: { CHROMIUM_PATH: findBrowser() } })),
    await each(named('@fio/tools'), (tools) => vitest(tools, signal, ['kit/'])),
  ];
  return { ...sum(outcomes), output: outcomes.map(({ output }) => output).join('\n') };
}

async function earlierBuilds(): Promise<Outcome> {
  const notes: string[] = [];
  let passed = 0;
  for (const remote of REMOTES) {
    const passedOver = ({ message }: Error) => notes.push(message);
    const builds = 1 + (await pastBuilds(remote, passedOver)).length;
    passed += builds;
    const wanted = countOfBuilds();
    if (builds < wanted) notes.push(`${remote}: its history has ${builds} of the last ${wanted} builds.`);
  }
  return { passed, failed: 0, output: '', notes };
}

/**
 * The whole test run. The order is the order of starting: what needs nothing and fails often comes first, but for what the
 * longest stands on. That is the end-to-end step, whose tests wait for pages a good part of their time: the others use it.
 */
export const STEPS: Step[] = [
  {
    name: 'build',
    title: 'Build of the shell and every remote',
    run: (signal) => built(buildFrontEnds(signal)),
  },
  {
    name: 'types',
    title: 'Types and rules of every file, and that none is left out',
    run: types,
  },
  { name: 'earlier', title: 'Earlier builds of every remote', run: earlierBuilds },
  {
    name: 'e2e',
    title: 'End to end, in Chromium',
    needs: ['build', 'earlier'],
    run: (signal) => playwright(findBrowser(), signal),
  },
  { name: 'lint', title: 'Boundaries that no rule sees, and the fixture that must fail', run: boundaries },
  {
    name: 'format',
    title: 'Format',
    run: (signal) => program('oxfmt', ['--list-different', '.'], signal),
  },
  {
    name: 'unused',
    title: 'Dead code and unused dependencies',
    run: (signal) => program('knip', [], signal),
  },
  {
    name: 'unit',
    title: 'Unit tests',
    run: (signal) => each(tested, (one) => vitest(one, signal, besidesOwn(one.name))),
  },
  {
    name: 'contract',
    title: 'What each built remote promises the shell, and the fixtures that must fail',
    needs: ['build'],
    run: contract,
  },
  {
    name: 'integration',
    title: 'Integration tests on a real PostgreSQL',
    run: (signal) => each(named('@fio/bff'), (bff) => vitest(bff, signal)),
  },
  {
    name: 'storybook',
    title: 'Storybook build of the design system and every remote',
    run: (signal) => built(buildStorybooks(signal)),
  },
  {
    name: 'axe',
    title: 'Accessibility of every story, and the stories of remotes within the design system, in Chromium',
    needs: ['storybook'],
    run: async (signal) =>
      spokenCounts(await script('design-system', 'axe', signal, { CHROMIUM_PATH: findBrowser() })),
  },
  {
    name: 'faults',
    title: 'Faults of what the product stands on, those that cost little; `npm run faults` has them all',
    needs: ['build'],
    isIdle: true,
    run: (signal) => playwright(null, signal, [], 'e2e/faults'),
  },
];
