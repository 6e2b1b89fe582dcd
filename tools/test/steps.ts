import { findBrowser } from '../browser.ts';
import { buildFrontEnds, buildStorybooks } from '../build/build.ts';
import { spokenCounts } from './counts.ts';
import { hasTests, packages } from '../shared/packages.ts';
import { each, playwright, program, script, typecheck, vitest } from './runners.ts';
import { type Outcome, type Step, sum } from './Step.ts';

const all = packages();
const named = (name: string) => all.filter((one) => one.name === name);
const tested = all.filter((one) => hasTests(one) && !['@fio/bff', '@fio/e2e'].includes(one.name));
/** The tools' tests of the boundaries belong to the lint step. */
const besidesLint = (name: string) => (name === '@fio/tools' ? ['--exclude', 'lint/**'] : []);

async function built(work: Promise<unknown>): Promise<Outcome> {
  await work;
  return { passed: 1, failed: 0, output: '' };
}

async function lint(signal: AbortSignal): Promise<Outcome> {
  const outcomes = [
    await program('oxlint', ['-c', 'oxlint.config.ts', '-f', 'unix', '.'], signal),
    await each(named('@fio/tools'), (tools) => vitest(tools, signal, ['lint/'])),
  ];
  return { ...sum(outcomes), output: outcomes.map(({ output }) => output).join('\n') };
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
    title: 'Type check of every package',
    run: (signal) => each(all, (one) => typecheck(one, signal)),
  },
  { name: 'lint', title: 'Lint, import boundaries and the fixture that must fail', run: lint },
  {
    name: 'format',
    title: 'Format',
    run: (signal) => program('prettier', ['--check', '--log-level=warn', '.'], signal),
  },
  {
    name: 'unused',
    title: 'Dead code and unused dependencies',
    run: (signal) => program('knip', [], signal),
  },
  {
    name: 'unit',
    title: 'Unit tests',
    run: (signal) => each(tested, (one) => vitest(one, signal, besidesLint(one.name))),
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
    name: 'e2e',
    title: 'End to end, in Chromium',
    needs: ['build'],
    alone: true,
    run: (signal) => playwright(findBrowser(), signal),
  },
];
