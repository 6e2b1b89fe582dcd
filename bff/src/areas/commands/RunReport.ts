import { OUTPUT_LINES, type CommandLine } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Values } from '../../engine/command.ts';

const SAVE_EVERY_MS = 500;

interface Line {
  readonly at: string;
  readonly code: CommandLine;
  readonly values: Values;
}

/** Writes a run's output and progress down while it goes on, a few times a second at most, and that its worker lives. */
export class RunReport {
  readonly #services: Pick<Infrastructure, 'db' | 'clock'>;
  readonly #id: string;
  #lines: Line[];
  #progress: { done: number; total: number } | null = null;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(services: Pick<Infrastructure, 'db' | 'clock'>, id: string, lines: readonly Line[]) {
    this.#services = services;
    this.#id = id;
    this.#lines = [...lines];
  }

  start(): void {
    this.#timer = setInterval(() => this.#write(), SAVE_EVERY_MS);
  }

  output(code: CommandLine, values: Values = {}): void {
    const at = this.#services.clock.now().toISOString();
    this.#lines = [...this.#lines, { at, code, values }].slice(-OUTPUT_LINES);
  }

  progress(done: number, total: number): void {
    this.#progress = { done, total };
  }

  /** The last word, together with how it ended. */
  async end(exitCode: 0 | 1): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
    const state = exitCode === 0 ? 'succeeded' : 'failed';
    await this.#update({ state, exitCode, finishedAt: this.#services.clock.now() });
  }

  /** Leaves the run as it stands. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
  }

  #write(): void {
    // One after another; what can't be written now is in the next one.
    this.#writing = this.#writing.then(() => this.#update({})).catch(() => {});
  }

  #update(more: object) {
    const { db, clock } = this.#services;
    return db.commandRun.updateMany({
      where: { id: this.#id, state: 'running' },
      data: { lines: this.#lines as never, seenAt: clock.now(), ...this.#progress, ...more },
    });
  }
}
