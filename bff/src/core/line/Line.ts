import { askAgainIn, type LineName, type LineStanding } from '@fio/contracts';
import type { Pool } from 'pg';
import { withoutDeadline } from '../deadline.ts';
import { AppError } from '../errors.ts';
import { GroupCommit } from '../group-commit/GroupCommit.ts';
import type { Logger } from '../log.ts';
import { LineRows, type LineRow } from './line-rows.ts';
import { Pace } from './Pace.ts';
import type { Places } from './Places.ts';

/** How often a process looks at its line and calls whom it has capacity for. */
const LOOK_MS = 250;
/** Who is called asks again within two seconds; whoever hasn't come by now is not waited for, though their place holds. */
const ARRIVE_MS = 4000;
/** By how many of those called in this time came it is told how many of the next ones will. */
const SHOW_MS = 30_000;
/** Of fewer nothing can be told; and some come always. */
const LEAST_CALLED = 20;
const LEAST_SHARE = 0.05;
/** Seconds from being called to being there, about: so many more are called as the process gets done in that time. */
const ON_THE_WAY = 2;
/** More may be inside than the capacity where many of those come at once; whoever is called waits here rather than outside. */
const SLACK = 2;

/** Who asks, as far as a line is concerned. */
export interface Caller {
  /** As the header has it. */
  readonly place: string | null;
  readonly idempotencyKey: string | null;
  /** Counts the place that is taken against a limit. */
  readonly charge: () => Promise<void>;
}

/** Somebody the line let in. */
export interface Entry {
  /** What they asked for was refused: with the same place they may try again. */
  readonly giveBack: () => Promise<void>;
  readonly leave: () => void;
}

interface Calls {
  readonly at: number;
  readonly count: number;
}

export interface LineOptions {
  readonly name: LineName;
  /** Requests of this kind that one process works on at once. */
  readonly capacity: number;
  readonly pool: Pool;
  readonly places: Places;
  readonly log: Logger;
}

/**
 * The line for one kind of costly request. It is empty as long as the process has capacity: requests pass without a
 * look at the database more than twice a second. Beyond it everybody takes a place, from one counter for all
 * processes, and each process calls the next ones for the capacity it has.
 */
export class Line {
  readonly #options: LineOptions;
  readonly #rows: LineRows;
  /** Of being called: one for all processes, for all see the same line. */
  readonly #pace = new Pace();
  /** Of leaving this process. */
  readonly #done = new Pace();
  readonly #takers: GroupCommit<null, number>;
  #inside = 0;
  #gone = 0;
  #row: LineRow = { taken: 0, called: 0 };
  #seenAt = Number.NEGATIVE_INFINITY;
  #look: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** What this process called lately. */
  #calls: Calls[] = [];

  constructor(options: LineOptions) {
    this.#options = options;
    this.#rows = new LineRows(options.pool, options.name);
    this.#takers = new GroupCommit<null, number>({
      write: (items) => this.#take(items.length),
      rowOf: () => crypto.randomUUID(),
      overload: () => new AppError('UNAVAILABLE', { retryAfter: 1 }),
      maxInFlight: 1,
    });
  }

  /** How many wait, of all processes. */
  get waiting(): number {
    return this.#row.taken - this.#row.called;
  }

  get inside(): number {
    return this.#inside;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Where a place stands, from memory; null for one that this process doesn't know of yet. */
  standing(place: number): LineStanding | null {
    if (place > this.#row.taken) return null;
    const toCall = place - this.#row.called;
    if (toCall <= 0) return { ahead: 0, seconds: 0, called: true };
    return { ahead: toCall - 1, seconds: this.#pace.secondsFor(toCall), called: false };
  }

  /** The same once the line was looked at; NOT_FOUND for a place that is none any more. */
  async lookAt(place: number): Promise<LineStanding> {
    if (this.standing(place) === null) await this.#see();
    const standing = this.standing(place);
    if (standing === null) throw new AppError('NOT_FOUND');
    return standing;
  }

  /** Lets in whose turn it is; IN_LINE with a place for everybody else. */
  async enter({ place: signed, idempotencyKey, charge }: Caller): Promise<Entry> {
    const { capacity, places, name } = this.#options;
    const given = signed === null ? null : places.read(signed);
    const place = given?.line === name ? given.number : null;
    if (performance.now() - this.#seenAt > 2 * LOOK_MS) await this.#see();
    if (place !== null && place <= this.#row.taken) {
      const isFull = this.#inside >= capacity * SLACK;
      if (place > this.#row.called || isFull) throw this.#inLine(place, isFull);
      // Inside before the database is asked: of many who are called at once no more come in than there is room for.
      const entry = this.#letIn(place);
      const isLetIn = await this.#rows.enter(place, idempotencyKey).catch((error: unknown) => {
        entry.leave();
        throw error;
      });
      if (isLetIn) return entry;
      entry.leave();
    }
    // Without a place, or with one that is used up.
    if (this.waiting === 0 && this.#inside < capacity) return this.#letIn(null);
    await charge();
    throw this.#inLine(await this.#takers.submit(null));
  }

  #letIn(place: number | null): Entry {
    this.#inside += 1;
    this.#schedule();
    return {
      giveBack: async () => {
        if (place !== null) await this.#rows.giveBack(place);
      },
      leave: () => {
        this.#inside -= 1;
        this.#gone += 1;
      },
    };
  }

  /** `isFull`: called or not, nobody gets in just now. */
  #inLine(number: number, isFull = false): AppError {
    const { places, name } = this.#options;
    const standing = this.standing(number) ?? { ahead: 0, seconds: null, called: false };
    const { ahead, called } = standing;
    const seconds = isFull && called ? 1 : standing.seconds;
    const line = { place: places.sign({ line: name, number }), ahead, seconds, called: called && !isFull };
    return new AppError('IN_LINE', { line, retryAfter: askAgainIn(seconds) });
  }

  async #take(count: number): Promise<number[]> {
    const row = await this.#rows.take(count);
    this.#know(row);
    this.#schedule();
    return Array.from({ length: count }, (_, index) => row.taken - count + 1 + index);
  }

  #know(row: LineRow): void {
    // Two answers may come in the other order; both counters only ever grow.
    this.#row = {
      taken: Math.max(row.taken, this.#row.taken),
      called: Math.max(row.called, this.#row.called),
    };
    this.#seenAt = performance.now();
    if (this.waiting === 0) this.#pace.clear();
    else this.#pace.see(this.#row.called, this.#seenAt);
    this.#done.see(this.#gone, this.#seenAt);
  }

  /** One look at a time, for all who want one. */
  #see(): Promise<void> {
    // Of all who wait for it, and of none's request.
    this.#look ??= withoutDeadline(() => this.#seeAndCall()).finally(() => (this.#look = null));
    return this.#look;
  }

  async #seeAndCall(): Promise<void> {
    const now = performance.now();
    const since = this.#pace.countBy(now - ARRIVE_MS) ?? this.#row.called;
    const before = this.#pace.countBy(now - SHOW_MS) ?? since;
    const { arrived, shown, ...row } = await this.#rows.see(before, since);
    this.#know(row);
    if (this.waiting === 0) return;
    const toCome = this.#ownShare(row.called - since) * (row.called - since - arrived);
    // Many have closed the tab: whoever is called and doesn't come keeps nobody else out.
    const share = since - before < LEAST_CALLED ? 1 : Math.max(LEAST_SHARE, shown / (since - before));
    const onTheWay = (this.#done.perSecond ?? 0) * ON_THE_WAY;
    const expected = Math.max(0, toCome * share - onTheWay);
    const count = Math.floor(this.#options.capacity - this.#inside - expected);
    if (count <= 0) return;
    this.#calls.push({ at: performance.now(), count: Math.min(count, this.waiting) });
    this.#know(await this.#rows.call(count));
    this.#schedule();
  }

  /** How much of what was called lately this process has called: as much of those who are still to come it expects. */
  #ownShare(called: number): number {
    const now = performance.now();
    this.#calls = this.#calls.filter(({ at }) => at > now - ARRIVE_MS);
    const own = this.#calls.reduce((sum, { count }) => sum + count, 0);
    return called <= 0 ? 0 : Math.min(1, own / called);
  }

  #schedule(): void {
    this.#timer ??= withoutDeadline(() => setTimeout(() => void this.#tick(), LOOK_MS).unref());
  }

  async #tick(): Promise<void> {
    this.#timer = undefined;
    await this.#see().catch((err: unknown) => this.#options.log.warn({ err }, 'a line cannot be seen'));
    if (this.waiting > 0 || this.#inside > 0) this.#schedule();
  }
}
