import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** A whole run fills a tenth of it. */
const ROOM = 2 * 1024 ** 3;

/** Its options as the kernel tells them; undefined where there is none. */
const optionsOf = (mounts: string): readonly string[] | undefined =>
  mounts
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, at, type]) => at === MEMORY && type === 'tmpfs')?.[3]
    ?.split(',');

/**
 * The folder in which to make a temporary one for what many tests write and throw away: in memory where the system has a
 * place there with room, from which programs may be run (binaries.ts), else its temporary folder. A database has a thousand files:
 * on a disk making one from a template took up to ten times the processor time.
 */
export function disposableRoot(): string {
  if (process.platform !== 'linux') return tmpdir();
  const options = optionsOf(readFileSync('/proc/mounts', 'utf8'));
  if (!options?.includes('rw') || options.includes('noexec')) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM ? MEMORY : tmpdir();
}
