import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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

/** The process that holds the lock, if one does. */
export function lockHolder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid !== process.pid && isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the lock, or returns the process that holds it. Released by `releaseLock`, or by this process's end. */
export function takeLock(file: string): number | undefined {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = lockHolder(file);
      if (holder) return holder;
      rmSync(file, { force: true });
    }
  }
}

export function releaseLock(file: string): void {
  rmSync(file, { force: true });
}
