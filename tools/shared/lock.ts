import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whether `pid` runs and is a Node process of ours: after a restart of the machine the number may be another's. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts');
  } catch {
    return process.platform !== 'linux';
  }
}

/** The lock of who runs the product on a data folder. */
export const lockOf = (dataDirectory: string): string => join(dataDirectory, 'run.lock');

/** The process that holds the lock, if one does. */
export function lockHolder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid !== process.pid && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes the lock, or returns the process that holds it. Released by `releaseLock`, or by this process's end. Of several who try at
 * once, after one that was killed too, one gets it: a lock has its holder's number from the moment it is there.
 */
export function takeLock(file: string): number | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    for (;;) {
      try {
        linkSync(own, file);
        return undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = lockHolder(file) ?? clear(file);
      if (holder) return holder;
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Takes a dead holder's lock away; whoever took it meanwhile gets it back, and is returned. */
function clear(file: string): number | undefined {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
  const holder = lockHolder(aside);
  if (holder) renameSync(aside, file);
  else rmSync(aside);
  return holder;
}

export function releaseLock(file: string): void {
  rmSync(file, { force: true });
}
