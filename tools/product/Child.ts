import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import { tail } from '../shared/exec.ts';
import { ROOT } from '../shared/paths.ts';

/** How long a process may take to finish what is in flight before it is killed: more than any gives itself (STOP_MS). */
const GRACE_MS = 40_000;
/** A log may have grown for weeks. */
const LAST_BYTES = 65_536;

export interface ChildOptions {
  name: string;
  program: string;
  /** Node's own, before the program. */
  flags: readonly string[];
  env: Record<string, string>;
  logFile: string;
  /** Whether the log is gone on with, as when the process before it ended unasked. */
  isNext?: boolean;
}

/** One of the product's processes, with its output in a log file of its own. */
export class Child {
  readonly name: string;
  readonly #logFile: string;
  /** Where this process's own words begin, in bytes. */
  readonly #from: number;
  readonly #process: ChildProcess;
  /** Resolves when the process has ended, however it did. */
  readonly ended: Promise<void>;
  /** The first message the process sends; undefined when it sends none. */
  readonly message: Promise<unknown>;

  constructor({ name, program, flags, env, logFile, isNext = false }: ChildOptions) {
    this.name = name;
    this.#logFile = logFile;
    mkdirSync(dirname(logFile), { recursive: true });
    const log = openSync(logFile, isNext ? 'a' : 'w');
    this.#from = fstatSync(log).size;
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
    const none = `(nothing in ${this.#logFile})`;
    // Somebody made room on the disk: whoever ended is started again all the same.
    if (!existsSync(this.#logFile)) return none;
    const file = openSync(this.#logFile, 'r');
    const bytes = Buffer.alloc(LAST_BYTES);
    const from = Math.max(this.#from, fstatSync(file).size - LAST_BYTES);
    const own = bytes.toString('utf8', 0, readSync(file, bytes, 0, LAST_BYTES, from));
    closeSync(file);
    return tail(own, 20) || none;
  }

  /** How it ended, and its last words where it ended by itself: whoever is killed says nothing of it. */
  epitaph(): string {
    const { exitCode, signalCode } = this.#process;
    if (signalCode) return `ended by ${signalCode}`;
    return `ended with exit code ${exitCode}\n${this.lastWords()}`;
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
