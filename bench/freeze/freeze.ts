import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { NODE_ENVIRONMENT, WORKER_FLAGS } from '@fio/bff/src/node-flags.ts';

export interface Ended {
  /** Of its work: neither side is measured by how long a process takes to begin. */
  readonly seconds: number;
  /** What else it printed, or the signal that ended it. */
  readonly said: string;
}

/** Runs a script of ours, which says its seconds and something more, in a process of its own, started as the product's worker is. */
async function run(script: URL, args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [...WORKER_FLAGS, script.pathname, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...NODE_ENVIRONMENT },
  });
  const [said, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`${script.pathname} ended with ${code ?? signal}.`);
  const [seconds, rest] = said.trim().split(' ');
  return { seconds: Number(seconds), said: rest ?? String(signal) };
}

/** The ordered COPY; says its SHA-256. */
export const plain = (url: string, drawId: string): Promise<Ended> =>
  run(new URL('plain.ts', import.meta.url), [url, drawId]);

/** The product's freeze, to its end or to a checkpoint; says the most memory it had, in kB. */
export const freeze = (url: string, folder: string, seedKey: Buffer, checkpoint = ''): Promise<Ended> =>
  run(new URL('../../bff/test/freeze-process.ts', import.meta.url), [
    ...[url, folder, seedKey.toString('hex'), '0', checkpoint],
  ]);
