import type { LineName } from '@fio/contracts';
import type { Pool } from 'pg';

/** A line as all processes see it: how many places were taken, and how many of them were called. */
export interface LineRow {
  readonly taken: number;
  readonly called: number;
}

interface Seen extends LineRow {
  readonly arrived: number;
  readonly shown: number;
}

interface Row {
  readonly taken: string;
  readonly called: string;
}

/** Tries of one place: a wrong password may be typed again, but a place is no way around the line. */
const TRIES = 5;

const numbers = (row: Row | undefined): LineRow => ({
  taken: Number(row?.taken ?? 0),
  called: Number(row?.called ?? 0),
});

/**
 * The rows of one line. What is written here may be lost with the database's machine: it says who waits, and nothing
 * that anybody was promised for good.
 */
export class LineRows {
  readonly #pool: Pool;
  readonly #name: LineName;

  constructor(pool: Pool, name: LineName) {
    this.#pool = pool;
    this.#name = name;
  }

  async #one(name: string, text: string, values: readonly unknown[]): Promise<Row | undefined> {
    const { rows } = await this.#pool.query<Row>({ name, text, values: [this.#name, ...values] });
    return rows[0];
  }

  /** `arrived` counts who has come of those called after `since`, `shown` of those called between `before` and then. */
  async see(before: number, since: number): Promise<Seen> {
    const row = (await this.#one(
      'line_see',
      `SELECT taken, called,
         (SELECT count(*) FROM line_entries e WHERE e.line = l.name AND e.place > $3)::int AS arrived,
         (SELECT count(*) FROM line_entries e WHERE e.line = l.name AND e.place > $2 AND e.place <= $3)::int AS shown
       FROM lines l WHERE name = $1`,
      [before, since],
    )) as (Row & Pick<Seen, 'arrived' | 'shown'>) | undefined;
    return { ...numbers(row), arrived: row?.arrived ?? 0, shown: row?.shown ?? 0 };
  }

  /** So many places at its end: the last one of them is `taken`. */
  async take(count: number): Promise<LineRow> {
    return numbers(
      await this.#one(
        'line_take',
        `INSERT INTO lines (name, taken, called) VALUES ($1, $2, 0)
         ON CONFLICT (name) DO UPDATE SET taken = lines.taken + $2 RETURNING taken, called`,
        [count],
      ),
    );
  }

  /** Calls so many more of those who wait. */
  async call(count: number): Promise<LineRow> {
    return numbers(
      await this.#one(
        'line_call',
        `UPDATE lines SET called = least(called + $2, taken) WHERE name = $1 RETURNING taken, called`,
        [count],
      ),
    );
  }

  /**
   * Whether the place lets its owner in now: it was not used, or was given back, or the same request comes once more
   * (`key`, its Idempotency-Key), because its answer was lost.
   */
  async enter(place: number, key: string | null): Promise<boolean> {
    const row = await this.#one(
      'line_enter',
      `INSERT INTO line_entries AS e (line, place, request_key) VALUES ($1, $2, $3)
       ON CONFLICT (line, place) DO UPDATE SET tries = e.tries + 1, is_inside = true, request_key = $3
       WHERE e.tries < ${TRIES} AND (NOT e.is_inside OR e.request_key = $3)
       RETURNING place`,
      [place, key],
    );
    return row !== undefined;
  }

  async giveBack(place: number): Promise<void> {
    await this.#one(
      'line_give_back',
      `UPDATE line_entries SET is_inside = false WHERE line = $1 AND place = $2`,
      [place],
    );
  }
}
