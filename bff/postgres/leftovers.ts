import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The server's processes of `data`: each of them has that folder as its working directory. */
function processesIn(data: string): number[] {
  const real = realpathSync(data);
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const isServer = readFileSync(`/proc/${name}/comm`, 'utf8').trim() === 'postgres';
      return isServer && readlinkSync(`/proc/${name}/cwd`) === real ? [Number(name)] : [];
    } catch {
      return []; // ended meanwhile, or another user's
    }
  });
}

/** The process named in `postmaster.pid`, where nothing better than that file says who is there. */
function processInLockFile(data: string): number[] {
  try {
    const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    return isAlive(pid) ? [pid] : [];
  } catch {
    return [];
  }
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // ended meanwhile
    }
  }
}

/** Whether somebody works on `data`, as far as its processes or its lock file tell. */
export function isServed(data: string): boolean {
  if (!existsSync(data)) return false;
  return processInLockFile(data).length > 0 || (process.platform === 'linux' && processesIn(data).length > 0);
}

/**
 * Ends what an earlier server left running in `data` (a postmaster whose supervisor was killed, or backends whose
 * postmaster was) and removes its lock file. A new server could otherwise not start: the old one's shared memory
 * would be in use. Nothing acknowledged is lost: a commit is answered only when it is on disk.
 *
 * Without /proc only the lock file is asked, and it stays: the server itself knows how to judge it.
 */
export async function clearLeftovers(data: string, patienceMs = 2000): Promise<void> {
  if (!existsSync(data)) return;
  const hasProc = process.platform === 'linux';
  const find = () => (hasProc ? processesIn(data) : processInLockFile(data));
  const deadline = Date.now() + patienceMs;
  signal(find(), 'SIGQUIT'); // the server's "immediate shutdown"
  for (let left = find(); left.length > 0; left = find()) {
    if (Date.now() > deadline) signal(left, 'SIGKILL');
    await delay(10);
  }
  if (hasProc) rmSync(join(data, 'postmaster.pid'), { force: true });
}
