import { join } from 'node:path';
import { stopping } from '@fio/build/command';
import { generateApiClient, generateClient } from '../build/build.ts';
import { tail } from '../shared/exec.ts';
import { DATA } from '../shared/paths.ts';
import { UserError, runTool } from '../shared/UserError.ts';
import { table } from '../start/output.ts';
import { affectedSteps } from './affected/steps.ts';
import { slowest } from './slowest.ts';
import { schedule, select } from './schedule.ts';
import { type Outcome, type Step, sum } from './Step.ts';
import { STEPS } from './steps.ts';

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
/** How long each step took, by its name. */
const durations = new Map<string, string>();

/** The steps of a run: those named, for `affected` those that a change concerns, as far as it does, for `nightly` the night's. */
async function choose(names: string[]): Promise<readonly Step[]> {
  if (names.length === 1 && names[0] === 'affected') return affectedSteps();
  if (names.length === 1 && names[0] === 'nightly') {
    process.env['NIGHTLY'] = 'on';
    return (await import('./nightly.ts')).NIGHTLY;
  }
  try {
    return select(STEPS, names);
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** Runs one step and shows it: a heading, and the end of what it said when something failed. */
async function show(step: Step, signal: AbortSignal): Promise<Outcome> {
  const since = performance.now();
  const outcome = await step.run(signal).catch((error: Error) => ({
    passed: 0,
    failed: 1,
    output: error instanceof UserError ? error.message : (error.stack ?? error.message),
  }));
  const took = seconds(since);
  durations.set(step.name, took);
  console.log(`\n── ${step.title}: ${outcome.passed} passed, ${outcome.failed} failed (${took})`);
  if (outcome.failed) console.log(tail(outcome.output, 120));
  return outcome;
}

await runTool(async () => {
  // Every process of Node's below here reads its modules stripped and compiled: starting the BFF takes half the time.
  process.env['NODE_COMPILE_CACHE'] ??= join(DATA, 'cache', 'compile');
  const steps = await choose(process.argv.slice(2));
  const signal = stopping();
  const since = performance.now();
  await Promise.all([generateClient(signal), generateApiClient(signal)]);
  const outcomes = await schedule(steps, (step) => show(step, signal));
  if (signal.aborted) throw new UserError('Stopped.');

  const rows = steps.map(({ name }) => {
    const { passed = 0, failed = 0 } = outcomes.get(name) ?? {};
    return [failed ? '✗' : '✓', name, `${passed} passed`, `${failed} failed`, durations.get(name) ?? ''];
  });
  console.log(`\n${table(rows).join('\n')}\n`);
  const files = slowest([...outcomes.values()].flatMap((outcome) => outcome.files ?? []));
  if (files.length > 0) console.log(`The slowest files:\n${table(files).join('\n')}\n`);
  for (const { flaky = [] } of outcomes.values())
    for (const one of flaky) console.log(`Passed only when tried again, and wants mending: ${one}`);
  for (const { notes = [] } of outcomes.values()) for (const one of notes) console.log(one);
  console.log(seconds(since));
  const { passed, failed } = sum([...outcomes.values()]);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
