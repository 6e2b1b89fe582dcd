import { randomBytes } from 'node:crypto';

/** What stands of everything that may be followed, by its id, as JSON of one line: read anew each time. */
export interface Readings {
  fresh(): Promise<ReadonlyMap<string, { readonly text: string }>>;
}

/** The latest message about one of them, as the bytes that everybody who follows it is sent. */
export interface Frame {
  readonly text: string;
  /** Grows with each message of this process. */
  readonly seq: number;
  readonly bytes: Buffer;
}

interface Dependencies {
  readonly readings: Readings;
  /** Sends what came after message number `seq`; the next reading waits for it. */
  readonly publish: (seq: number) => Promise<void>;
}

/** Milliseconds between two readings when nobody tells of a change: other processes' changes are seen by them. */
const EVERY = 400;
/** At least, after a change, however fast they come: nobody reads faster, and each reading costs the database. */
const LEAST = 200;
/** Sending may take a quarter of the time: votes and pages need the rest. */
const REST = 3;

/**
 * Reads what stands while somebody follows it and turns each change into one message, however many follow. A change that
 * this process tells of is read at once, those of other processes with the next reading.
 */
export class LiveFeed {
  /** Tells this process's messages from those of another one. */
  readonly epoch = randomBytes(4).toString('hex');
  readonly #dependencies: Dependencies;
  readonly #frames = new Map<string, Frame>();
  #seq = 0;
  #isWanted = false;
  #isRunning = false;
  #hasChanges = false;
  #rouse: (() => void) | null = null;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  frame(id: string): Frame | undefined {
    return this.#frames.get(id);
  }

  /** Resolves when what stands is known. Rejects when the database is out of reach. */
  async ready(): Promise<void> {
    if (!this.#isRunning) await this.#read();
  }

  start(): void {
    this.#isWanted = true;
    if (!this.#isRunning) void this.#run();
  }

  stop(): void {
    this.#isWanted = false;
    this.#rouse?.();
  }

  /** A change of this process was committed. */
  wake(): void {
    this.#hasChanges = true;
    this.#rouse?.();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    let published = this.#seq;
    let rest = 0;
    for (;;) {
      await this.#sleep(rest, false);
      await this.#sleep(EVERY - rest, true);
      if (!this.#isWanted) break;
      const isForChanges = this.#hasChanges;
      this.#hasChanges = false;
      // A database out of reach is asked again; whoever follows keeps what they have.
      await this.#read().catch(() => undefined);
      const startedAt = performance.now();
      const before = published;
      published = this.#seq;
      if (published > before) await this.#dependencies.publish(before);
      // After a look that found nothing the next change needn't wait.
      const isQuiet = !isForChanges && published === before;
      rest = isQuiet ? 0 : Math.max(LEAST, (performance.now() - startedAt) * REST);
    }
    this.#isRunning = false;
  }

  /** Until the time is over or somebody stops us; a light sleep ends with a change, too. */
  async #sleep(milliseconds: number, isLight: boolean): Promise<void> {
    if (milliseconds <= 0 || !this.#isWanted || (isLight && this.#hasChanges)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.#rouse = () => {
      if (isLight || !this.#isWanted) resolve();
    };
    await promise;
    clearTimeout(timer);
    this.#rouse = null;
  }

  async #read(): Promise<void> {
    const readings = await this.#dependencies.readings.fresh();
    for (const [id, { text }] of readings) {
      if (this.#frames.get(id)?.text === text) continue;
      const seq = (this.#seq += 1);
      const bytes = Buffer.from(`id: ${this.epoch}-${seq}\ndata: ${text}\n\n`);
      this.#frames.set(id, { text, seq, bytes });
    }
    for (const id of this.#frames.keys()) if (!readings.has(id)) this.#frames.delete(id);
  }
}
