/** Thrown at once, without waiting, when as much is queued as may be. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Runs at most `concurrency` tasks at a time and lets at most `limit` wait, first come first served. What is
 * beyond is refused: a queue that only grows answers nobody in time.
 */
export class BoundedQueue {
  readonly #concurrency: number;
  readonly #limit: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: { concurrency: number; limit: number }) {
    this.#concurrency = options.concurrency;
    this.#limit = options.limit;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    if (this.#running < this.#concurrency) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#limit)
      return Promise.reject(new QueueFull('Too much is waiting already.'));
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The place goes straight to who waited longest, so that a newcomer can't slip in between. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
