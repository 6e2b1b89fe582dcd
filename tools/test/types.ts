import { dirname, join } from 'node:path';
import { globSync } from 'node:fs';
import { exec } from '../shared/exec.ts';
import { ROOT, command } from '../shared/paths.ts';
import { UserError } from '../shared/UserError.ts';
import { goEnvironment } from './go-environment.ts';
import { program, typecheck } from './runners.ts';
import { type Outcome, sum } from './Step.ts';
import { unchecked } from './unchecked.ts';

/** Of the files beside the packages' own: how each is built and tested. No configuration that is looked for takes them in. */
export const CONFIGS = join(ROOT, 'tools', 'tsconfig.configs.json');

interface Shown {
  readonly files?: readonly string[];
  readonly references?: readonly { readonly path: string }[];
}

/** The files that a configuration takes in by its patterns; of one that only refers to others, theirs. */
async function filesOf(config: string, signal: AbortSignal): Promise<string[]> {
  const { code, stdout, output } = await exec(command('tsc'), ['-p', config, '--showConfig'], { signal });
  if (code !== 0) throw new UserError(`${config} can't be read:\n${output}`);
  const { files = [], references = [] } = JSON.parse(stdout) as Shown;
  const own = files.map((file) => join(dirname(config), file));
  const referred = references.map(({ path }) =>
    filesOf(join(dirname(config), path, 'tsconfig.json'), signal),
  );
  return [...own, ...(await Promise.all(referred)).flat()];
}

/**
 * The sources whose types are checked: a file's are by the configuration in its folder or the next one above, as editors
 * have it, and only where that takes it in.
 */
async function checkedSources(signal: AbortSignal): Promise<Set<string>> {
  const found = globSync('**/tsconfig.json', { cwd: ROOT, exclude: ['**/node_modules/**', '.data/**'] });
  const configs = new Set(found.map((file) => join(ROOT, file)));
  const nextAbove = (folder: string): string | undefined => {
    const config = join(folder, 'tsconfig.json');
    if (configs.has(config)) return config;
    return dirname(folder) === folder ? undefined : nextAbove(dirname(folder));
  };
  const checked = new Set(await filesOf(CONFIGS, signal));
  for (const config of configs)
    for (const file of await filesOf(config, signal))
      if (nextAbove(dirname(file)) === config) checked.add(file);
  return checked;
}

/** Types and rules of every file by one program, which reads each package once for both, and that it takes every file in. */
export async function types(signal: AbortSignal): Promise<Outcome> {
  const args = ['-c', 'oxlint.config.ts', '--type-check', '-f', 'unix', '.'];
  const outcomes = [await program('oxlint', args, signal, goEnvironment()), await typecheck(CONFIGS, signal)];
  const missed = unchecked(await checkedSources(signal));
  const whole = missed.length > 0 ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
  const said = missed.map((file) => `${file}: the tsconfig.json it lies below doesn't take it in\n`);
  return {
    ...sum([...outcomes, whole]),
    output: [...outcomes.map(({ output }) => output), ...said].join('\n'),
  };
}
