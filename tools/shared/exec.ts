import { spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

export interface ExecResult {
  code: number;
  /** Standard output and standard error as they came. */
  output: string;
  stdout: string;
}

export interface ExecOptions {
  cwd?: string;
  env?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

const TAIL_LINES = 40;

/** Runs a program without asking anything of anybody; resolves whatever its exit code. */
export function exec(program: string, args: string[], options: ExecOptions = {}): Promise<ExecResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined, ...options.env },
      signal: options.signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output, stdout }));
  });
}

/** The end of a program's output, enough to see what went wrong. */
export function tail(output: string, lines = TAIL_LINES): string {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
