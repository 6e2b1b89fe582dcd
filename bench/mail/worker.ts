import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { NODE_ENVIRONMENT, WORKER_FLAGS } from '@fio/bff/src/node-flags.ts';

const WORKER = new URL('../../bff/src/worker.ts', import.meta.url);

/** The product's worker as the product starts it. */
export function startWorker(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...WORKER_FLAGS, WORKER.pathname], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...NODE_ENVIRONMENT, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export async function end(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill(signal);
  await once(worker, 'exit');
}
