import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findBrowser } from '../../browser.ts';
import { NX_ENV } from '../../build/build.ts';
import { spokenCounts } from '../counts.ts';
import { exec } from '../../shared/exec.ts';
import { packages, tagged, type Package } from '../../shared/packages.ts';
import { ROOT, command } from '../../shared/paths.ts';
import { UserError } from '../../shared/UserError.ts';
import { each, playwright, program, script, typecheck, vitest } from '../runners.ts';
import { sum, type Step } from '../Step.ts';
import { STEPS, besidesOwn, tested } from '../steps.ts';
import { changedFiles } from './changes.ts';
import { importsOf } from '../../lint/areas/imports.ts';
import { scopeOf, testsOf, type Scope } from './scope.ts';
import { withUsers } from './users-of.ts';

const BFF = 'bff';
/** Tests of every area's promises at once. The random requests are the whole run's. */
const OF_ALL = globSync('test/*.test.ts', { cwd: join(ROOT, BFF), exclude: ['test/fuzz*'] });

const inRoot = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] }).map((file) => file.replaceAll('\\', '/'));
const withText = (files: string[]) =>
  files.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const areasHere = () => [...new Set(inRoot('{bff,mf-*}/src/areas/*/').map((folder) => basename(folder)))];

/** The packages that hold what changed, and those built from them. */
async function affectedPackages(files: readonly string[]): Promise<Package[]> {
  if (files.length === 0) return [];
  const args = ['show', 'projects', '--affected', `--files=${files.join()}`, '--json'];
  const { code, stdout, output } = await exec(command('nx'), args, { env: NX_ENV });
  if (code !== 0) throw new UserError(`The packages that a change affects could not be told:\n${output}`);
  const names = JSON.parse(stdout) as string[];
  // An entry of a package is a node of its own (tools/nx); its types are checked with the package's.
  return packages().filter(({ name }) => names.some((one) => one === name || one.startsWith(`${name}/`)));
}

/** A step as far as the change concerns it; null where it doesn't. */
type Narrow = (step: Step) => Step | null;

function narrowedBy(scope: Scope, touched: Package[]): Record<string, Narrow> {
  const { files, areas } = scope;
  const names = new Set(touched.map(({ name }) => name));
  const remotes = tagged('remote').filter(({ name }) => names.has(name));
  const hasChanged = (folder: string) => files.some((file) => file.startsWith(`${folder}/`));
  const whenBeyond: Narrow = (step) => (areas === null ? step : null);
  const run =
    (isConcerned: boolean, work: Step['run']): Narrow =>
    (step) =>
      isConcerned ? { ...step, run: work } : null;

  const here = files.filter((file) => existsSync(join(ROOT, file)));
  const code = here.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const units = tested.filter(
    ({ name }) => names.has(name) && (name !== '@fio/tools' || hasChanged('tools')),
  );
  const used = areas && withUsers(areas, importsOf(join(ROOT, BFF, 'src')));
  const ofServer = testsOf({ files, areas: used }, withText(inRoot(`${BFF}/src/**/*.test.ts`)));
  const changedTests = here.filter((file) => file.startsWith(`${BFF}/`) && file.endsWith('.test.ts'));
  const server = [
    ...new Set([...[...ofServer, ...changedTests].map((file) => file.slice(BFF.length + 1)), ...OF_ALL]),
  ];
  const browser = testsOf(scope, withText(inRoot('{e2e,mf-*/e2e}/*.test.ts')));
  const isOfServer = names.has('@fio/bff');

  return {
    types:
      areas === null
        ? (step) => step
        : run(code.length > 0, async (signal) => {
            const args = ['-c', 'oxlint.config.ts', '-f', 'unix', ...code];
            const outcomes = [
              await program('oxlint', args, signal),
              // Who uses what changed is read too.
              await each(touched, ({ folder }) => typecheck(folder, signal)),
            ];
            return { ...sum(outcomes), output: outcomes.map(({ output }) => output).join('\n') };
          }),
    format:
      areas === null
        ? (step) => step
        : run(here.length > 0, (signal) =>
            program('oxfmt', ['--list-different', '--no-error-on-unmatched-pattern', ...here], signal),
          ),
    unused: (step) => step,
    unit: run(units.length > 0, (signal) => each(units, (one) => vitest(one, signal, besidesOwn(one.name)))),
    integration:
      areas === null
        ? (step) => (isOfServer ? step : null)
        : run(isOfServer, (signal) =>
            each(
              packages().filter(({ name }) => name === '@fio/bff'),
              (bff) => vitest(bff, signal, server),
            ),
          ),
    storybook: whenBeyond,
    axe: whenBeyond,
    contract:
      areas === null
        ? (step) => step
        : run(remotes.length > 0, (signal) =>
            each(remotes, async ({ folder }) =>
              spokenCounts(
                await script(basename(folder), 'contract', signal, { CHROMIUM_PATH: findBrowser() }),
              ),
            ),
          ),
    earlier: whenBeyond,
    e2e:
      areas === null
        ? (step) => step
        : run(browser.length > 0, (signal) => playwright(findBrowser(), signal, browser)),
    faults: whenBeyond,
  };
}

/** The steps of a run for what changed since main. What it leaves to the whole run, it says. */
export async function affectedSteps(): Promise<Step[]> {
  const files = await changedFiles();
  const scope = scopeOf(files, areasHere());
  const narrowed = narrowedBy(scope, await affectedPackages(files));
  const left: string[] = [];
  const steps = STEPS.flatMap((step) => {
    const kept = (narrowed[step.name] ?? ((same: Step) => same))(step);
    if (kept === null) left.push(step.name);
    return kept ?? [];
  });
  console.log(
    `Changed: ${scope.areas?.join(', ') || `${files.length} files, beyond areas`}. Left out: ${left.join(', ')}.`,
  );
  const chosen = new Set(steps.map(({ name }) => name));
  return steps.map((step) => ({ ...step, needs: step.needs?.filter((need) => chosen.has(need)) ?? [] }));
}
