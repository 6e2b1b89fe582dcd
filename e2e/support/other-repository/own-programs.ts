import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { exec, type ExecResult } from '../../../tools/shared/exec.ts';

/** Runs a program that npm installed in a repository, by the file of its package: `typescript/bin/tsc`. */
export const runOwn = (folder: string, file: string, ...args: string[]): Promise<ExecResult> =>
  exec(process.execPath, [join(folder, 'node_modules', file), ...args], { cwd: folder });

/** The command of the packages by which a remote is built and developed, under the name npm gave it. */
export const FIO_REMOTE = '.bin/fio-remote';

/** `fio-remote dev` in a repository until `use` ends, which gets the address that it prints. */
export async function whileDeveloping(
  folder: string,
  shell: string,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const command = join(folder, 'node_modules', FIO_REMOTE);
  const child = spawn(process.execPath, [command, 'dev', '--shell', shell], { cwd: folder });
  const ended = once(child, 'close');
  let output = '';
  const origin = new Promise<string>((resolve, reject) => {
    const hear = (text: string) => {
      output += text;
      const [address] = /http:\/\/localhost:\d+(?= {3})/.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    ended.then(() => reject(new Error(output)), reject);
  });
  try {
    await use(await origin);
  } finally {
    child.kill();
    await ended;
  }
}
