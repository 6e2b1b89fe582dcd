import { readFileSync } from 'node:fs';
import type { DrawMoment } from '@fio/contracts';
import type { Pool } from 'pg';
import { AHEAD, PUBLISHED } from '../../core/draw-facts.ts';

type Row = Omit<DrawMoment, 'publishedAt'> & { readonly publishedAt: Date | null };

/** As read and as sent: serialised once for however many watch. */
interface Reading {
  readonly moment: DrawMoment;
  readonly text: string;
}

/** Milliseconds. */
const OLDEST = 1_000;
const SQL = readFileSync(new URL('./draw-moments.sql', import.meta.url), 'utf8');

function readingOf({ publishedAt, ...row }: Row): Reading {
  const moment = { ...row, publishedAt: publishedAt?.toISOString() ?? null };
  return { moment, text: JSON.stringify(moment) };
}

/** How far each draw is, read from the database by one statement for however many watch, and only while somebody does. */
export class DrawMoments {
  readonly #pool: Pool;
  #readings: ReadonlyMap<string, Reading> = new Map();
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** At most a second old; undefined for a draw that has no page. */
  async of(slug: string): Promise<DrawMoment | undefined> {
    const askedAt = performance.now();
    while (askedAt - this.#readAt > OLDEST) await this.#renew();
    return this.#readings.get(slug)?.moment;
  }

  /** By a reading begun after this was called: what was committed before is in. */
  async fresh(): Promise<ReadonlyMap<string, Reading>> {
    await this.#reading?.catch(() => undefined);
    await this.#renew();
    return this.#readings;
  }

  #renew(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #read(): Promise<void> {
    // Counted from before the statement, so that a slow one never makes an old state look new.
    const startedAt = performance.now();
    const values = [AHEAD, PUBLISHED];
    const { rows } = await this.#pool.query<Row>({ name: 'draw-moments', text: SQL, values });
    this.#readings = new Map(rows.map((row) => [row.slug, readingOf(row)]));
    this.#readAt = startedAt;
  }
}
