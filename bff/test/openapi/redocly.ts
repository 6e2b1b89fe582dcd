import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
export const REDOCLY_CONFIG = join(import.meta.dirname, 'redocly.yaml');

/** What a program that ran to its end said, and whether it was content. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs one of Node's programs. It gets nothing of the environment but the way to programs, and to what is compiled of them
 * already, so no proxy and no token.
 */
export const runNode = (args: readonly string[], cwd: string, env: Record<string, string> = {}) =>
  new Promise<Ran>((resolve) => {
    const { PATH = '', NODE_COMPILE_CACHE } = process.env;
    const options = {
      cwd,
      env: { PATH, HOME: cwd, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
      maxBuffer: 32 * 1024 * 1024,
    };
    execFile(process.execPath, [...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });

/** Redocly as it is installed: it tells nobody of the run and looks for no newer version of itself. */
export const redocly = (args: readonly string[], cwd: string): Promise<Ran> =>
  runNode([CLI, ...args], cwd, { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' });
