import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from './Child.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** Who ran for so long has come up; what ends it then is another matter than before. */
const STABLE_AFTER_MS = 30_000;

/** How long to wait before the next start, after one that ran for so many milliseconds. */
export function nextPause(before: number, ranMs: number): number {
  if (before === 0 || ranMs >= STABLE_AFTER_MS) return FIRST_PAUSE_MS;
  return Math.min(before * 2, LONGEST_PAUSE_MS);
}

export interface ProcessEvent {
  readonly name: string;
  /** Why it ended, and after how many milliseconds it is started again; null: it is ready again. */
  readonly ended: { readonly why: string; readonly pauseMs: number } | null;
}

export interface SupervisedOptions {
  name: string;
  /** Starts one more; `run` counts from 1. */
  start: (run: number) => Child;
  onEvent: (event: ProcessEvent) => void;
}

/** A process that is kept: whenever it ends unasked another is started, after a pause that grows while that goes on. */
export class Supervised {
  readonly name: string;
  readonly #options: SupervisedOptions;
  readonly #stopping = new AbortController();
  #child: Child;
  #run = 1;
  #watching: Promise<void> | undefined;

  constructor(options: SupervisedOptions) {
    this.name = options.name;
    this.#options = options;
    this.#child = options.start(this.#run);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Resolves when its first process is ready. Rejects with that one's last words when it ends instead. */
  async ready(): Promise<void> {
    const child = this.#child;
    if ((await child.message) !== undefined) return;
    await child.ended;
    throw new Error(child.lastWords());
  }

  /** From now on it is started again. */
  keep(): void {
    this.#watching ??= this.#watch();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    const { name, start, onEvent } = this.#options;
    let pauseMs = 0;
    for (let since = performance.now(); ; since = performance.now()) {
      await this.#child.ended;
      if (signal.aborted) return;
      pauseMs = nextPause(pauseMs, performance.now() - since);
      onEvent({ name, ended: { why: this.#child.epitaph(), pauseMs } });
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const child = start(++this.#run);
      this.#child = child;
      void child.message.then((said) => said !== undefined && onEvent({ name, ended: null }));
    }
  }

  /** Ends the process, or the pause before the next one. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#child.stop();
    await this.#watching;
  }
}
