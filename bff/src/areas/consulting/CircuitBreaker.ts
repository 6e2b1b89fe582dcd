/** The other side is in trouble; nobody asked it. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

interface Limits {
  /** So many failures in a row. */
  readonly failures: number;
  /** Milliseconds until one may try again. */
  readonly rest: number;
}

/** Leaves somebody in peace who failed again and again, and lets one try once the rest is over. */
export class CircuitBreaker {
  readonly #limits: Limits;
  #failures = 0;
  #until = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** What `work` resolves to; CircuitOpen without calling it while the other side rests. `now` in milliseconds. */
  async run<T>(now: number, work: () => Promise<T>): Promise<T> {
    if (now < this.#until) throw new CircuitOpen('The service failed too often: it is asked again later.');
    const isTrial = this.#failures >= this.#limits.failures;
    // Whoever else comes meanwhile waits for what the trial finds.
    if (isTrial) this.#until = now + this.#limits.rest;
    try {
      const result = await work();
      this.#failures = 0;
      this.#until = 0;
      return result;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures >= this.#limits.failures) this.#until = now + this.#limits.rest;
      throw error;
    }
  }
}
