import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerAccount } from './account.ts';

export interface PostmasterOptions {
  program: string;
  data: string;
  logFile: string;
  settings: Record<string, string | number>;
  account: ServerAccount;
}

/** How long a shutdown may take until it is hurried, and until it is over. */
const CHECKPOINT_MS = 20_000;
const QUIT_MS = 5_000;

/** One run of the server's main process. */
export class Postmaster {
  readonly #child: ChildProcess;
  readonly #options: PostmasterOptions;
  /** Settles when the process has ended, however it did; never rejects. */
  readonly ended: Promise<void>;

  constructor(options: PostmasterOptions) {
    this.#options = options;
    const settings = Object.entries(options.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // Its folder may be gone by now: somebody made room on the disk.
    mkdirSync(dirname(options.logFile), { recursive: true });
    const log = openSync(options.logFile, 'a');
    // Its own process group: a Ctrl-C in the terminal must reach the supervisor, which then stops the server last.
    this.#child = spawn(options.program, ['-D', options.data, ...settings], {
      ...options.account,
      cwd: options.data,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    // A program that ends without stopping its server (a test run cut short) takes it along.
    const endWithUs = () => this.#child.kill('SIGQUIT');
    process.once('exit', endWithUs);
    this.ended = Promise.race([once(this.#child, 'exit'), once(this.#child, 'error')]).then(
      () => void process.off('exit', endWithUs),
      () => void process.off('exit', endWithUs),
    );
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get #isRunning(): boolean {
    return this.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The state is the eighth line of the lock file; pg_ctl looks there too. */
  #isReady(): boolean {
    try {
      const lines = readFileSync(join(this.#options.data, 'postmaster.pid'), 'utf8').split('\n');
      return Number(lines[0]) === this.pid && lines[7]?.trim() === 'ready';
    } catch {
      return false;
    }
  }

  /** Resolves to true once connections are accepted, to false when the process ended instead. */
  async becomesReady(): Promise<boolean> {
    let running = this.#isRunning;
    void this.ended.then(() => (running = false));
    while (running) {
      if (this.#isReady()) return true;
      await Promise.race([delay(10), this.ended]);
    }
    return false;
  }

  /**
   * Fast shutdown: ends connections, rolls back what is open, writes a checkpoint. One that doesn't come to its end is ended at
   * once, and recovers with the next start: what was acknowledged is on disk.
   */
  async stop(): Promise<void> {
    if (this.#isRunning) this.#child.kill('SIGINT');
    const harder = [
      setTimeout(() => this.#child.kill('SIGQUIT'), CHECKPOINT_MS),
      setTimeout(() => this.#child.kill('SIGKILL'), CHECKPOINT_MS + QUIT_MS),
    ];
    await this.ended;
    for (const timer of harder) clearTimeout(timer);
  }
}
