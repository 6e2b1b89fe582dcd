import type { Listed, NumberList } from '@fio/domain';
import type { Ask } from '../../core/database/in-snapshot.ts';
import { listedFrom, type Standards } from './listed-numbers.ts';

/** Numbers fetched at once: few at first, more while the walk goes on. */
const FIRST_LOOK = 16;
const LONGEST_LOOK = 256;

/** The list in one direction, as positions that grow: what was fetched is asked again of memory. */
class ReadAhead {
  readonly #fetch: (position: number, limit: number) => Promise<readonly Listed[]>;
  readonly #positionOf: (listed: Listed) => number;
  #rows: readonly Listed[] = [];
  /** Positions about which everything is known. */
  #from = Infinity;
  #to = -Infinity;
  #limit = FIRST_LOOK;

  constructor(
    fetch: (position: number, limit: number) => Promise<readonly Listed[]>,
    positionOf: (listed: Listed) => number,
  ) {
    this.#fetch = fetch;
    this.#positionOf = positionOf;
  }

  async next(position: number): Promise<Listed | null> {
    if (position < this.#from || position > this.#to) await this.#look(position);
    return this.#rows.find((listed) => this.#positionOf(listed) >= position) ?? null;
  }

  async #look(position: number): Promise<void> {
    this.#limit = position === this.#to + 1 ? Math.min(this.#limit * 2, LONGEST_LOOK) : FIRST_LOOK;
    this.#rows = await this.#fetch(position, this.#limit);
    this.#from = position;
    const last = this.#rows.at(-1);
    // Fewer than asked for: beyond them there is none.
    this.#to = last && this.#rows.length === this.#limit ? this.#positionOf(last) : Infinity;
  }
}

/**
 * The frozen list of a draw, read from the database where the calculation looks and nowhere else. Within one snapshot it
 * is the same list throughout; `ask` must stand in one for as long as the calculation lasts (inSnapshot).
 */
export class PostgresNumberList implements NumberList {
  readonly #above: ReadAhead;
  readonly #below: ReadAhead;

  constructor(ask: Ask, by: Standards) {
    this.#above = new ReadAhead(
      (code, limit) => listedFrom(ask, by, { code, limit, way: 'up' }),
      ({ code }) => code,
    );
    this.#below = new ReadAhead(
      (position, limit) => listedFrom(ask, by, { code: -position, limit, way: 'down' }),
      ({ code }) => -code,
    );
  }

  atOrAbove(code: number): Promise<Listed | null> {
    return this.#above.next(code);
  }

  async below(code: number): Promise<Listed | null> {
    // No code is negative.
    return code > 0 ? this.#below.next(1 - code) : null;
  }
}
