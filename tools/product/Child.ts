import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { tail } from '../shared/exec.ts';
import { ROOT } from '../shared/paths.ts';

/** How long a process may take to finish what is in flight before it is killed. */
const GRACE_MS = 15_000;

export interface ChildOptions {
  name: string;
  program: string;
  /** Node's own, before the program. */
  flags: readonly string[];
  env: Record<string, string>;
  logFile: string;
}

/** One of the product's processes, with its output in a log file of its own. */
export class Child {
  readonly name: string;
  readonly #logFile: string;
  readonly #process: ChildProcess;
  /** Resolves when the process has ended, however it did. */
  readonly ended: Promise<void>;
  /** The first message the process sends; undefined when it sends none. */
  readonly message: Promise<unknown>;

  constructor({ name, program, flags, env, logFile }: ChildOptions) {
    this.name = name;
    this.#logFile = logFile;
    mkdirSync(dirname(logFile), { recursive: true });
    const log = openSync(logFile, 'w');
    // Detached: a Ctrl-C in the terminal reaches the supervisor alone, which then ends the processes in order.
    // The channel closes when the supervisor dies, and tells the process to end by itself.
    this.#process = spawn(process.execPath, [...flags, program], {
      cwd: ROOT,
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.message = new Promise((resolve) => {
      this.#process.once('message', resolve);
      this.#process.once('disconnect', () => resolve(undefined));
    });
    this.#process.channel?.unref();
    this.ended = once(this.#process, 'exit').then(
      () => undefined,
      () => undefined,
    );
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Exit code, once the process has ended by itself. */
  get exitCode(): number | null {
    return this.#process.exitCode;
  }

  /** The end of what the process said. */
  lastWords(): string {
    return tail(readFileSync(this.#logFile, 'utf8'), 20) || `(nothing in ${this.#logFile})`;
  }

  /** Asks the process to end; kills it when it takes too long. */
  async stop(): Promise<void> {
    if (!this.isRunning) return;
    this.#process.kill('SIGTERM');
    const killer = setTimeout(() => this.#process.kill('SIGKILL'), GRACE_MS);
    await this.ended;
    clearTimeout(killer);
  }
}
