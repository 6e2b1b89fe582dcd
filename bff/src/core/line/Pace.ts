interface Seen {
  /** Milliseconds, monotonic. */
  readonly at: number;
  readonly called: number;
}

/** How far back it looks: short enough to follow, long enough not to jump. */
const WINDOW_MS = 30_000;
/** Of less nothing can be said. */
const LEAST_MS = 1000;

/** How fast a line moves, by what was called in the last half minute; of all processes, for all see the same line. */
export class Pace {
  #seen: Seen[] = [];

  see(called: number, at: number): void {
    this.#seen.push({ at, called });
    // The last one from before the window stays: it is where the window begins.
    while (this.#seen.length > 2 && (this.#seen[1] as Seen).at <= at - WINDOW_MS) this.#seen.shift();
  }

  /** How many were called by then; what was before the window's beginning is not known any more. */
  calledBy(at: number): number {
    return this.#seen.findLast((one) => one.at <= at)?.called ?? this.#seen[0]?.called ?? 0;
  }

  /** Seconds that so many take at this pace; null while there is none. */
  secondsFor(people: number): number | null {
    const [first, last] = [this.#seen[0], this.#seen.at(-1)];
    if (!first || !last || last.at - first.at < LEAST_MS || last.called === first.called) return null;
    const perSecond = ((last.called - first.called) / (last.at - first.at)) * 1000;
    return Math.ceil(people / perSecond);
  }

  clear(): void {
    this.#seen = [];
  }
}
