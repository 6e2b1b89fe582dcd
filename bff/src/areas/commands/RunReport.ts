import { CANCELLED_EXIT, OUTPUT_LINES, type CommandLine } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Values } from '../../engine/command.ts';
import type { CommandRun } from '../../generated/prisma/client.ts';
import { RunCancelled } from './RunCancelled.ts';

const SAVE_EVERY_MS = 500;

interface Line {
  readonly at: string;
  readonly code: CommandLine;
  readonly values: Values;
}

/** How a run may end: well, not well, or because somebody asked for it. */
const ENDS = {
  succeeded: { state: 'succeeded', exitCode: 0 },
  failed: { state: 'failed', exitCode: 1 },
  cancelled: { state: 'cancelled', exitCode: CANCELLED_EXIT },
} as const;

/**
 * Writes a run's output and progress down while it goes on, a few times a second at most, and that its worker lives. Hears
 * by the same way that nobody wants it any more.
 */
export class RunReport {
  readonly #services: Pick<Infrastructure, 'db' | 'clock'>;
  readonly #id: string;
  #lines: Line[];
  #progress: { done: number; total: number } | null = null;
  #isUnwanted = false;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(services: Pick<Infrastructure, 'db' | 'clock'>, { id, lines, done, total }: CommandRun) {
    this.#services = services;
    this.#id = id;
    // Written by this class alone.
    this.#lines = [...(lines as unknown as readonly Line[])];
    if (done !== null && total !== null) this.#progress = { done, total };
  }

  start(): void {
    this.#timer = setInterval(() => this.#write(), SAVE_EVERY_MS);
  }

  output(code: CommandLine, values: Values = {}): void {
    const at = this.#services.clock.now().toISOString();
    this.#lines = [...this.#lines, { at, code, values }].slice(-OUTPUT_LINES);
  }

  /** Throws RunCancelled where the run is to end here; what has nothing left to do is told as what it is, done. */
  progress(done: number, total: number): void {
    this.#progress = { done, total };
    if (this.#isUnwanted && done < total) throw new RunCancelled();
  }

  /** The last word, together with how it ended. */
  async end(how: keyof typeof ENDS): Promise<void> {
    if (how === 'cancelled') this.#tellCancelled();
    clearInterval(this.#timer);
    await this.#writing;
    await this.#update({ ...ENDS[how], finishedAt: this.#services.clock.now() });
  }

  #tellCancelled(): void {
    if (this.#progress === null) this.output('cancelledUnbegun');
    else this.output('cancelled', { done: this.#progress.done, of: this.#progress.total });
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

  async #update(more: object): Promise<void> {
    const { db, clock } = this.#services;
    const [run] = await db.commandRun.updateManyAndReturn({
      where: { id: this.#id, state: 'running' },
      data: { lines: this.#lines as never, seenAt: clock.now(), ...this.#progress, ...more },
      select: { cancelAskedAt: true },
    });
    // One that is over was ended by others: its worker had been silent for too long.
    this.#isUnwanted = run?.cancelAskedAt !== null;
  }
}
