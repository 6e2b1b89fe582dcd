import { withoutDeadline } from '../deadline.ts';

type Load<Row> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;

interface Waiting<Row> {
  promise: Promise<Row | null>;
  resolve: (row: Row | null) => void;
  reject: (error: unknown) => void;
}

/** As many keys as share one statement. */
const BATCH = 128;
/** Statements on their way at the same time; what arrives meanwhile gathers for the next one. */
const IN_FLIGHT = 2;

/**
 * Looks rows up together: whatever asks while the database is busy travels in one statement, and two who ask for
 * the same row share one answer. With little traffic nobody waits for company.
 */
export class BatchedLookup<Row> {
  readonly #load: Load<Row>;
  #queue = new Map<string, Waiting<Row>>();
  #inFlight = 0;
  #isScheduled = false;

  constructor(load: Load<Row>) {
    this.#load = load;
  }

  find(key: string): Promise<Row | null> {
    const waiting = this.#queue.get(key);
    if (waiting) return waiting.promise;
    const entry: Waiting<Row> = Promise.withResolvers<Row | null>();
    this.#queue.set(key, entry);
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

  /**
   * The rest goes into a map of its own: one that is filled and emptied for ever leaves each of its former tables pointing to the
   * next, and what they hold grows old with them, so that it takes a whole collection of the heap to be rid of it.
   */
  #take(): (readonly [string, Waiting<Row>])[] {
    const waiting = [...this.#queue];
    this.#queue = new Map(waiting.slice(BATCH));
    return waiting.slice(0, BATCH);
  }

  async #send(): Promise<void> {
    const batch = this.#take();
    if (batch.length === 0) return;
    this.#inFlight += 1;
    if (this.#queue.size > 0) this.#schedule();
    try {
      const rows = await withoutDeadline(() => this.#load(batch.map(([key]) => key)));
      for (const [key, waiting] of batch) waiting.resolve(rows.get(key) ?? null);
    } catch (error) {
      for (const [, waiting] of batch) waiting.reject(error);
    } finally {
      this.#inFlight -= 1;
      if (this.#queue.size > 0) this.#schedule();
    }
  }
}
