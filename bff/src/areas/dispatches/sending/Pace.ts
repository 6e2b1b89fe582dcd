import { setTimeout as delay } from 'node:timers/promises';

/** Spreads messages over a minute: so many may leave, evenly, whoever of several asks. */
export class Pace {
  readonly #each: number;
  #next = 0;

  constructor(perMinute: number) {
    this.#each = 60_000 / perMinute;
  }

  /** Waits until `many` more may leave. */
  async take(many: number): Promise<void> {
    const at = Math.max(this.#next, performance.now());
    this.#next = at + many * this.#each;
    const wait = at - performance.now();
    if (wait > 0) await delay(wait);
  }
}
