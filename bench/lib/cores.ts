import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

const CORES = cpus().length;

/** What a process keeps to is handed on to those it starts later: it must be taken back in the end. */
const keepTo = (pid: number | undefined, cores: string) =>
  spawnSync('taskset', ['-cp', cores, String(pid)], { stdio: 'ignore' });

/**
 * Runs `work` with the main threads of this process and of `servers` on cores apart, where the system has
 * `taskset`. A client and a server that wake each other land on one core or on two as it happens, which is a factor of
 * two that says nothing about either.
 */
export async function onOwnCores<Result>(
  servers: readonly { readonly process: { readonly pid?: number | undefined } }[],
  work: () => Promise<Result>,
): Promise<Result> {
  if (CORES < 2) return work();
  const pids = [process.pid, ...servers.map((server) => server.process.pid)];
  for (const [index, pid] of pids.entries()) keepTo(pid, index === 0 ? '0' : '1');
  try {
    return await work();
  } finally {
    for (const pid of pids) keepTo(pid, `0-${CORES - 1}`);
  }
}
