import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '@fio/bff/src/node-flags.ts';

const BFF = new URL('../../bff/src/server.ts', import.meta.url);

export interface Server {
  readonly port: number;
  readonly process: ChildProcess;
  /** Resident memory now, in megabytes. */
  memory(): number;
  /** The most resident memory it ever had, in megabytes. */
  peakMemory(): number;
  /** Processor time it has used so far, in milliseconds. */
  processorTime(): number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

function residentMegabytes(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const match = new RegExp(`${which}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match?.[1] ?? 0) / 1024;
}

/** User and system time stand after the name in brackets, in ticks of 10 ms. */
function processorMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Starts a TypeScript server of ours and waits until `path` answers 200. Its errors come through. */
export async function startServer(file: URL, env: Record<string, string>, path = '/readyz'): Promise<Server> {
  const port = await freePort();
  // Ours as the product starts it; what it is compared with as Node starts by itself.
  const [flags, own] = file.href === BFF.href ? [NODE_FLAGS, NODE_ENVIRONMENT] : [[], {}];
  const child = spawn(process.execPath, [...flags, file.pathname], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...own,
      ...env,
      PORT: String(port),
      METRICS_PORT: String(await freePort()),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
    if (answer?.ok) {
      const pid = child.pid ?? 0;
      const processorTime = () => processorMilliseconds(pid);
      const memory = () => residentMegabytes(pid, 'VmRSS');
      const peakMemory = () => residentMegabytes(pid, 'VmHWM');
      return { port, process: child, memory, peakMemory, processorTime, stop };
    }
    if (child.exitCode !== null) throw new Error(`${file.pathname} ended with ${child.exitCode}.`);
    await sleep(100);
  }
  await stop('SIGKILL');
  throw new Error(`${file.pathname} did not become ready.`);
}
