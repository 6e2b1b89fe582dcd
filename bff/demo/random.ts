/** Numbers that look like chance and are the same each time (mulberry32): the demonstration reads alike everywhere. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, but not, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)];
    if (chosen === undefined) throw new RangeError('Nothing to pick from.');
    return chosen;
  }

  /** An index, as likely as its weight. */
  weighted(weights: readonly number[]): number {
    let left = this.next() * weights.reduce((sum, weight) => sum + weight, 0);
    const index = weights.findIndex((weight) => (left -= weight) < 0);
    return index === -1 ? weights.length - 1 : index;
  }

  /** `count` of `list` in chance order, each at most once. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () => {
      const index = Math.floor(this.next() * rest.length);
      const chosen = rest[index] as T;
      const last = rest.pop() as T;
      if (index < rest.length) rest[index] = last;
      return chosen;
    });
  }
}
