import type { Logger } from './log.ts';

const FLUSH_MS = 2_000;
/** So many kinds are written before their time: a flood takes neither memory without end nor the place of anything else. */
const MOST = 2_000;

interface Options<Noted> {
  /** Writes what was gathered, in one statement. */
  readonly write: (noted: readonly Noted[]) => Promise<unknown>;
  readonly log: Logger;
  /** As the log says it of what could not be written. */
  readonly what: string;
}

/**
 * Figures of no consequence for anybody alone: counted in memory and written every two seconds, so that what a crowd does is one
 * row written, not one for each of them. What a crash loses is two seconds of figures.
 */
export class Gathering<Noted> {
  readonly #options: Options<Noted>;
  #noted = new Map<string, Noted>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options<Noted>) {
    this.#options = options;
  }

  /** What `add` counts in: of the kind that `key` names, beginning as `fresh` makes it. */
  note(key: string, fresh: () => Noted, add: (noted: Noted) => void): void {
    if (this.#noted.size >= MOST && !this.#noted.has(key)) void this.flush();
    const noted = this.#noted.get(key) ?? fresh();
    add(noted);
    this.#noted.set(key, noted);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was noted so far; also at the end. What can't be written is lost. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const noted = [...this.#noted.values()];
    this.#noted = new Map();
    if (noted.length === 0) return;
    const { write, log, what } = this.#options;
    try {
      await write(noted);
    } catch (err) {
      log.warn({ err }, `${what} could not be written`);
    }
  }
}
