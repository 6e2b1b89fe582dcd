interface Seen {
  /** Milliseconds, monotonic. */
  readonly at: number;
  readonly count: number;
}

/** How far back it looks: short enough to follow, long enough not to jump. */
const WINDOW_MS = 30_000;
/** Of less nothing can be said. */
const LEAST_MS = 1000;

/** How fast a count grows, by the last half minute. */
export class Pace {
  #seen: Seen[] = [];

  see(count: number, at: number): void {
    this.#seen.push({ at, count });
    // The last one from before the window stays: it is where the window begins.
    while (this.#seen.length > 2 && (this.#seen[1] as Seen).at <= at - WINDOW_MS) this.#seen.shift();
  }

  /** What it was by then; what was before the window's beginning is not known any more; undefined while nothing is. */
  countBy(at: number): number | undefined {
    return (this.#seen.findLast((one) => one.at <= at) ?? this.#seen[0])?.count;
  }

  /** How many a second; null while nothing can be said. */
  get perSecond(): number | null {
    const [first, last] = [this.#seen[0], this.#seen.at(-1)];
    if (!first || !last || last.at - first.at < LEAST_MS) return null;
    return ((last.count - first.count) / (last.at - first.at)) * 1000;
  }

  /** Seconds that so many take at this pace; null while there is none. */
  secondsFor(people: number): number | null {
    const { perSecond } = this;
    return perSecond ? Math.ceil(people / perSecond) : null;
  }

  clear(): void {
    this.#seen = [];
  }
}
