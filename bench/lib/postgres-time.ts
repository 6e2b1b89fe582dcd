import { readdirSync, readFileSync } from 'node:fs';

/** Of /proc/<pid>/stat, behind the name in brackets; null once the process is gone. */
function fieldsOf(pid: string): number[] | null {
  try {
    return (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ').slice(1).map(Number);
  } catch {
    return null;
  }
}

/**
 * Processor time that the server `main` and all of its processes have used, in milliseconds: those that have ended are in
 * the main one's account. In ticks of 10 ms.
 */
export function postgresTime(main: number): number {
  const own = fieldsOf(String(main)) ?? [];
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  // User and system time of itself, then of the children it waited for.
  const ticks = [10, 11, 12, 13].reduce((sum, at) => sum + (own[at] ?? 0), 0);
  const children = others.reduce((sum, pid) => {
    const fields = fieldsOf(pid);
    return fields?.[0] === main ? sum + (fields[10] ?? 0) + (fields[11] ?? 0) : sum;
  }, 0);
  return (ticks + children) * 10;
}
