import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { NODE_ENVIRONMENT, WORKER_FLAGS } from '@fio/bff/src/node-flags.ts';
import type { Task } from './setting.ts';

/** Runs one of these scripts in a process of its own, started as the product's worker is, and gives what it says. */
export async function run<Said>(name: string, task: Task): Promise<Said> {
  const script = new URL(`${name}.ts`, import.meta.url);
  const child = spawn(process.execPath, [...WORKER_FLAGS, script.pathname, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...NODE_ENVIRONMENT },
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
  return JSON.parse(said) as Said;
}
