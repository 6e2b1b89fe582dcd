import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../product/ports.ts';
import { tail } from '../shared/exec.ts';
import { command } from '../shared/paths.ts';

const POLL_MS = 200;

/** A Storybook while one works on it: stories are compiled as they are opened. */
export interface Development {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const isUp = (origin: string) =>
  fetch(`${origin}/index.json`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a package's Storybook as `npm run storybook` does, on a free port; throws what it said if it ends instead. */
export async function startDevelopment(folder: string): Promise<Development> {
  const port = await freePort();
  const args = ['dev', '-p', String(port), '--exact-port', '--ci', '--no-open', '--disable-telemetry'];
  const child = spawn(command('storybook'), args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const origin = `http://localhost:${port}`;
  const close = async () => {
    child.kill();
    await ended;
  };
  while (!(await isUp(origin))) {
    if (child.exitCode !== null) throw new Error(`Storybook did not start:\n${tail(output)}`);
    await pause(POLL_MS);
  }
  return { origin, close };
}
