import type { SessionRow } from './session-rows.ts';

type Load = (hashes: readonly string[]) => Promise<Map<string, SessionRow>>;

interface Waiting {
  promise: Promise<SessionRow | null>;
  resolve: (row: SessionRow | null) => void;
  reject: (error: unknown) => void;
}

/** As many hashes as share one statement. */
const BATCH = 500;
/** Statements on their way at the same time; what arrives meanwhile gathers for the next one. */
const IN_FLIGHT = 2;

/**
 * Looks sessions up together: whatever asks while the database is busy travels in one statement, and two who ask
 * for the same session share one answer. With little traffic nobody waits for company.
 */
export class SessionLookup {
  readonly #load: Load;
  readonly #queue = new Map<string, Waiting>();
  #inFlight = 0;
  #isScheduled = false;

  constructor(load: Load) {
    this.#load = load;
  }

  find(hash: string): Promise<SessionRow | null> {
    const waiting = this.#queue.get(hash);
    if (waiting) return waiting.promise;
    const entry: Waiting = Promise.withResolvers<SessionRow | null>();
    this.#queue.set(hash, entry);
    this.#schedule();
    return entry.promise;
  }

  /** After this turn of the event loop, so that all requests read from the sockets in it come along. */
  #schedule(): void {
    if (this.#isScheduled || this.#inFlight >= IN_FLIGHT) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      void this.#send();
    });
  }

  async #send(): Promise<void> {
    const batch = [...this.#queue.entries()].slice(0, BATCH);
    if (batch.length === 0) return;
    for (const [hash] of batch) this.#queue.delete(hash);
    this.#inFlight += 1;
    if (this.#queue.size > 0) this.#schedule();
    try {
      const rows = await this.#load(batch.map(([hash]) => hash));
      for (const [hash, waiting] of batch) waiting.resolve(rows.get(hash) ?? null);
    } catch (error) {
      for (const [, waiting] of batch) waiting.reject(error);
    } finally {
      this.#inFlight -= 1;
      if (this.#queue.size > 0) this.#schedule();
    }
  }
}
