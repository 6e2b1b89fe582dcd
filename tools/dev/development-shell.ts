import { join } from 'node:path';
import { whenChanged } from '../build/fingerprint.ts';
import { exec, tail } from '../shared/exec.ts';
import { DATA, ROOT, command } from '../shared/paths.ts';
import { UserError } from '../shared/UserError.ts';

/** Where the development build of the shell is kept: its page, and its files in `assets/`. */
export const SHELL_BUILD = join(DATA, 'dev', 'shell');
const PAGE = join(SHELL_BUILD, 'index.html');

const SOURCES = ['shell', 'libs', 'design-system', 'package-lock.json'].map((name) => join(ROOT, name));

async function build(signal?: AbortSignal): Promise<void> {
  const { code, output } = await exec(command('rspack'), ['build', '-o', join(SHELL_BUILD, 'assets')], {
    cwd: join(ROOT, 'shell'),
    env: { NODE_ENV: 'development' },
    signal,
  });
  if (code !== 0) throw new UserError(`The development build of the shell failed:\n${tail(output)}`);
}

/**
 * Builds the shell of this checkout for development, once until something it consists of changes: React as it is
 * shipped can't exchange a component. Answers whether there was anything to do.
 */
export const buildDevelopmentShell = (signal?: AbortSignal): Promise<boolean> =>
  whenChanged(join(DATA, 'cache', 'dev-shell'), SOURCES, [PAGE], () => build(signal));
