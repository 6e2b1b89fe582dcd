import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ExecResult, exec } from '../shared/exec.ts';
import { DATA, ROOT, command } from '../shared/paths.ts';
import { playwrightCounts, single, vitestCounts } from './counts.ts';
import type { Package } from '../shared/packages.ts';
import { type Outcome, sum } from './Step.ts';

/** Of a name made of many files no system takes the whole. */
const NAME_LENGTH = 100;

/** An empty place for a runner's report: a stale one must never be taken for this run's. */
function reportFile(name: string): string {
  const folder = join(DATA, 'reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replaceAll(/[^a-z-]/g, '_').slice(0, NAME_LENGTH)}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Runs `check` for each package in turn and adds up; only what failed is shown. */
export async function each(list: Package[], check: (each: Package) => Promise<Outcome>): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const one of list) {
    const outcome = await check(one);
    outcomes.push({ ...outcome, output: outcome.failed ? `${one.name}\n${outcome.output}\n` : '' });
  }
  const files = outcomes.flatMap((outcome) => outcome.files ?? []);
  return { ...sum(outcomes), output: outcomes.map(({ output }) => output).join(''), files };
}

/** `config` is a tsconfig.json, or the folder it lies in. */
export async function typecheck(config: string, signal: AbortSignal): Promise<Outcome> {
  // Each of its threads works out the same types anew: alone it takes half the processor time, and others go on beside it.
  const args = ['-p', config, '--pretty', 'false', '--singleThreaded'];
  return single(await exec(command('tsc'), args, { signal }));
}

export async function vitest(
  { name, folder }: Package,
  signal: AbortSignal,
  filter: string[] = [],
  config?: string,
): Promise<Outcome> {
  const report = reportFile([name, ...filter, ...(config ? [config] : [])].join('-'));
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // A busy machine is no failing test; nothing here asserts on time.
  const patience = ['--testTimeout=60000', '--hookTimeout=120000'];
  // Who names a configuration of its own has said there how long its tests may take.
  const how = config ? ['--config', config] : patience;
  const args = ['run', ...reporters, ...how, ...filter];
  return vitestCounts(report, await exec(command('vitest'), args, { cwd: folder, signal }));
}

/** `files` are paths of tests; all unless given. `folder` is where the configuration lies; without a browser none is needed. */
export async function playwright(
  browser: string | null,
  signal: AbortSignal,
  files: readonly string[] = [],
  folder = 'e2e',
): Promise<Outcome> {
  const report = reportFile(folder);
  // Node reads TypeScript itself: Playwright's own translation of the product takes nine seconds of a first run.
  const env = {
    ...(browser && { CHROMIUM_PATH: browser }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PW_DISABLE_TS_ESM: '1',
  };
  const args = ['test', '--reporter=list,json', ...files];
  const result = await exec(command('playwright'), args, { cwd: join(ROOT, folder), env, signal });
  return playwrightCounts(report, result, folder);
}

/** A program that passes or fails as a whole. */
export async function program(
  name: string,
  args: string[],
  signal: AbortSignal,
  env: Record<string, string> = {},
): Promise<Outcome> {
  return single(await exec(command(name), args, { signal, env }));
}

/** A script of a package, by its name in package.json. */
export function script(folder: string, name: string, signal: AbortSignal, env = {}): Promise<ExecResult> {
  return exec('npm', ['run', '--silent', name], { cwd: join(ROOT, folder), signal, env });
}
