import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { NODE_ENVIRONMENT, WORKER_FLAGS } from '@fio/bff/src/node-flags.ts';
import type { Task } from './setting.ts';

const SCRIPTS = {
  write: new URL('write.ts', import.meta.url),
  plain: new URL('plain.ts', import.meta.url),
  obvious: new URL('obvious.ts', import.meta.url),
  cancel: new URL('cancel.ts', import.meta.url),
};

/** Runs one of these scripts in a process of its own, started as the product's worker is, and gives what it says. */
export async function run<Said>(name: keyof typeof SCRIPTS, task: Task): Promise<Said> {
  const child = spawn(process.execPath, [...WORKER_FLAGS, SCRIPTS[name].pathname, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...NODE_ENVIRONMENT },
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
  return JSON.parse(said) as Said;
}
