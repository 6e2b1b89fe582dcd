import { readFileSync } from 'node:fs';
import type { PollResults } from '@fio/contracts';
import type { Pool } from 'pg';

interface Row {
  id: string;
  state: PollResults['state'];
  options: string[];
  votes: number[];
}

/** Results as read and as sent: serialised once for however many ask. */
export interface LiveResult {
  readonly results: PollResults;
  readonly text: string;
}

/** Milliseconds after which a reading is renewed in the background, and after which nobody is served from it. */
const RENEW = 400;
const OLDEST = 1_000;

const SQL = readFileSync(new URL('./live-results.sql', import.meta.url), 'utf8');

function liveResult({ id, state, options, votes }: Row): LiveResult {
  const counts = options.map((optionId, index) => ({ optionId, votes: votes[index] ?? 0 }));
  const results = { pollId: id, state, total: votes.reduce((sum, one) => sum + one, 0), counts };
  return { results, text: JSON.stringify(results) };
}

/**
 * The results of all visible polls, at most one second old and read from the database only while somebody asks.
 * Votes counted by another process are in, for the figures are the database's.
 */
export class LiveResults {
  readonly #pool: Pool;
  readonly #clock: { now(): Date };
  #readings = new Map<string, LiveResult>();
  #readAt = 0;
  #reading: Promise<void> | null = null;

  constructor({ pool, clock }: { pool: Pool; clock: { now(): Date } }) {
    this.#pool = pool;
    this.#clock = clock;
  }

  /** At once, or null when the reading is too old to be served: then `of` waits for a new one. */
  peek(pollId: string): LiveResult | null | undefined {
    const age = performance.now() - this.#readAt;
    if (age > OLDEST || this.#readAt === 0) return null;
    if (age > RENEW) void this.#renew().catch(() => undefined);
    return this.#readings.get(pollId);
  }

  /** undefined for a poll the public may not see. Rejects when the database is out of reach for a second. */
  async of(pollId: string): Promise<LiveResult | undefined> {
    const known = this.peek(pollId);
    if (known !== null) return known;
    await this.#wait();
    return this.#readings.get(pollId);
  }

  /** All visible polls' results, at most one second old. */
  async all(): Promise<ReadonlyMap<string, LiveResult>> {
    if (this.peek('') === null) await this.#wait();
    return this.#readings;
  }

  /** A reading begun after this was called: what was committed before is in. */
  async fresh(): Promise<ReadonlyMap<string, LiveResult>> {
    await this.#reading?.catch(() => undefined);
    await this.#renew();
    return this.#readings;
  }

  /** For a reading that is new enough for who asks now: one under way may have begun too long ago. */
  async #wait(): Promise<void> {
    const askedAt = performance.now();
    do await this.#renew();
    while (askedAt - this.#readAt > OLDEST);
  }

  #renew(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #read(): Promise<void> {
    // Counted from before the statement, so that a slow one never makes old figures look new.
    const startedAt = performance.now();
    const { rows } = await this.#pool.query<Row>({
      name: 'live-results',
      text: SQL,
      values: [this.#clock.now()],
    });
    this.#readings = new Map(rows.map((row) => [row.id, liveResult(row)]));
    this.#readAt = startedAt;
  }
}
