import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { buildFrontEnds, buildStorybooks } from '../build/build.ts';
import { spokenCounts } from './counts.ts';
import { BUILDS, pastBuilds, REMOTES } from '../past-builds/past-builds.ts';
import { exec } from '../shared/exec.ts';
import { hasTests, packages } from '../shared/packages.ts';
import { ROOT } from '../shared/paths.ts';
import { each, playwright, program, script, typecheck, vitest } from './runners.ts';
import { type Outcome, type Step, sum } from './Step.ts';
import { unchecked } from './unchecked.ts';

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
export const boundaries = (signal: AbortSignal): Promise<Outcome> =>
  each(named('@fio/tools'), (tools) => vitest(tools, signal, ['lint/']));

async function types(signal: AbortSignal): Promise<Outcome> {
  const checked = new Set<string>();
  const own = await each(all, (one) => typecheck(one, signal, checked));
  const missed = unchecked(checked);
  const whole = missed.length > 0 ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
  const said = missed.map((file) => `${file}: no package's tsconfig.json takes it in\n`);
  return { ...sum([own, whole]), output: own.output + said.join('') };
}

async function lint(signal: AbortSignal): Promise<Outcome> {
  const outcomes = [
    await program('oxlint', ['-c', 'oxlint.config.ts', '-f', 'unix', '.'], signal),
    await boundaries(signal),
  ];
  return { ...sum(outcomes), output: outcomes.map(({ output }) => output).join('\n') };
}

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
    if (builds < BUILDS) notes.push(`${remote}: its history has ${builds} of the last ${BUILDS} builds.`);
  }
  return { passed, failed: 0, output: '', notes };
}

/** The whole test run. The order is the order of starting; what needs nothing and fails often comes first. */
export const STEPS: Step[] = [
  {
    name: 'build',
    title: 'Build of the shell and every remote',
    run: (signal) => built(buildFrontEnds(signal)),
  },
  {
    name: 'types',
    title: 'Type check of every package, and that it takes every file in',
    run: types,
  },
  { name: 'lint', title: 'Lint, import boundaries and the fixture that must fail', run: lint },
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
  { name: 'earlier', title: 'Earlier builds of every remote', run: earlierBuilds },
  {
    name: 'contract',
    title: 'What each built remote promises the shell, and the fixtures that must fail',
    needs: ['build'],
    run: contract,
  },
  {
    name: 'e2e',
    title: 'End to end, in Chromium',
    needs: ['build', 'earlier'],
    alone: true,
    run: (signal) => playwright(findBrowser(), signal),
  },
  {
    name: 'faults',
    title: 'Faults of what the product stands on, those that cost little; `npm run faults` has them all',
    needs: ['build'],
    alone: true,
    run: (signal) => playwright(null, signal, [], 'e2e/faults'),
  },
];
