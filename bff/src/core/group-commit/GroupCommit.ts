import { withoutDeadline } from '../deadline.ts';

/** How one write of many comes out, in the order of the items. */
type Write<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

export interface GroupCommitOptions<Item, Result> {
  readonly write: Write<Item, Result>;
  /** Two items of one row never travel together: the second sees what the first has done. Without it any may. */
  readonly rowOf?: (item: Item) => string;
  /** Makes the refusal when more waits than `maxWaiting`. */
  readonly overload: () => Error;
  /** Milliseconds to wait for company. */
  readonly window?: number;
  readonly maxBatch?: number;
  readonly maxInFlight?: number;
  /** While a batch is on its way, fewer than so many wait for it: where a batch costs much whatever its size. */
  readonly company?: number;
  /** Milliseconds that they wait at most: what holds up one batch holds up no other for long. */
  readonly patience?: number;
  readonly maxWaiting?: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  /** null: one of its own. */
  readonly row: string | null;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets writes that arrive within a few milliseconds share one statement and one commit. `submit` resolves after
 * the commit. When a batch fails, each of its items fails with the error of that batch.
 */
export class GroupCommit<Item, Result> {
  readonly #options: Required<Omit<GroupCommitOptions<Item, Result>, 'rowOf'>> &
    Pick<GroupCommitOptions<Item, Result>, 'rowOf'>;
  #queue: Waiting<Item, Result>[] = [];
  #inFlight = 0;
  #timer: NodeJS.Timeout | null = null;
  /** Whether the timer is that of items which wait for company. */
  #isPatient = false;
  #idle: (() => void)[] = [];

  /**
   * Many small batches on their way rather than few large ones: while the database works on one, this process reads and
   * answers the requests of the others, and neither waits for the other.
   */
  constructor(options: GroupCommitOptions<Item, Result>) {
    this.#options = {
      window: 1,
      maxBatch: 128,
      maxInFlight: 3,
      company: 1,
      patience: 250,
      maxWaiting: 20_000,
      ...options,
    };
  }

  /** How many items no batch has taken yet. */
  get waiting(): number {
    return this.#queue.length;
  }

  submit(item: Item): Promise<Result> {
    if (this.#queue.length >= this.#options.maxWaiting) return Promise.reject(this.#options.overload());
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, row: this.#options.rowOf?.(item) ?? null, resolve, reject });
      this.#schedule();
    });
  }

  /** Resolves when everything submitted has been answered. */
  async drain(): Promise<void> {
    while (this.#queue.length > 0 || this.#inFlight > 0) {
      await new Promise<void>((resolve) => this.#idle.push(resolve));
    }
  }

  #schedule(): void {
    const { window, maxBatch, maxInFlight, company, patience } = this.#options;
    if (this.#inFlight >= maxInFlight) return;
    if (this.#queue.length >= maxBatch) return void this.#send();
    const isPatient = this.#inFlight > 0 && this.#queue.length < company;
    if (this.#timer && (isPatient || !this.#isPatient)) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#isPatient = isPatient;
    this.#timer = setTimeout(() => void this.#send(), isPatient ? patience : window);
  }

  #take(): Waiting<Item, Result>[] {
    const rows = new Set<string>();
    const batch: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    for (const waiting of this.#queue) {
      const { row } = waiting;
      if (batch.length < this.#options.maxBatch && (row === null || !rows.has(row))) {
        if (row !== null) rows.add(row);
        batch.push(waiting);
      } else left.push(waiting);
    }
    this.#queue = left;
    return batch;
  }

  async #send(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const batch = this.#take();
    if (batch.length === 0) return;
    this.#inFlight += 1;
    if (this.#queue.length > 0) this.#schedule();
    try {
      const results = await withoutDeadline(() => this.#options.write(batch.map(({ item }) => item)));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#inFlight -= 1;
      if (this.#queue.length > 0) this.#schedule();
      for (const wake of this.#idle.splice(0)) wake();
    }
  }
}
