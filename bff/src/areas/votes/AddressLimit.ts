import type { Pool } from 'pg';

export interface AddressLimitOptions {
  readonly pool: Pool;
  readonly clock: { now(): Date };
  /** Votes of one address per `seconds`: generous, for a whole school may share one. */
  readonly points: number;
  /** From here on they are counted apart. */
  readonly burst: number;
  readonly seconds: number;
}

interface Window {
  /** Counted by this process and not yet told to the database. */
  fresh: number;
  /** What all processes have counted, at the last exchange. */
  total: number;
  /** Milliseconds; the window ends for everybody at the same instant. */
  until: number;
}

const EXCHANGE = 500;
const SQL = `
  INSERT INTO rate_limits AS r (key, points, expire)
  SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS i(key, points, expire) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET points = r.points + excluded.points
  RETURNING key, points`;

/**
 * Votes per address, counted in PostgreSQL for all processes together. Each process exchanges its counts twice a
 * second instead of once per vote, so an address may pass its limit by what it sends in half a second.
 */
export class AddressLimit {
  readonly #options: AddressLimitOptions;
  readonly #windows = new Map<string, Window>();
  #timer: NodeJS.Timeout | null = null;

  constructor(options: AddressLimitOptions) {
    this.#options = options;
  }

  /** Counts one vote: a plain one, one of a burst, or one too many. */
  take(address: string): 'plain' | 'burst' | 'refused' {
    const { points, burst, seconds, clock } = this.#options;
    const now = clock.now().getTime();
    const until = (Math.floor(now / 1000 / seconds) + 1) * seconds * 1000;
    const key = `vote-address:${address}:${until}`;
    let window = this.#windows.get(key);
    if (!window) this.#windows.set(key, (window = { fresh: 0, total: 0, until }));
    const before = window.total + window.fresh;
    if (before >= points) return 'refused';
    window.fresh += 1;
    this.#timer ??= setTimeout(() => void this.#exchange(), EXCHANGE).unref();
    return before >= burst ? 'burst' : 'plain';
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #exchange(): Promise<void> {
    this.#timer = null;
    const now = this.#options.clock.now().getTime();
    for (const [key, { until }] of this.#windows) if (until <= now) this.#windows.delete(key);
    const fresh = [...this.#windows]
      .filter(([, window]) => window.fresh > 0)
      .map(([key, window]) => [key, window, window.fresh] as const);
    if (fresh.length === 0) return;
    const values = [
      fresh.map(([key]) => key),
      fresh.map(([, , count]) => count),
      fresh.map(([, { until }]) => until),
    ];
    // A database out of reach refuses the votes themselves; the counts go with the next exchange.
    const rows = await this.#options.pool
      .query<{ key: string; points: number }>({ name: 'address-limit', text: SQL, values })
      .then(
        (result) => result.rows,
        () => [],
      );
    const sent = new Map(fresh.map(([key, , count]) => [key, count]));
    for (const { key, points } of rows) {
      const window = this.#windows.get(key);
      if (!window) continue;
      window.fresh -= sent.get(key) ?? 0;
      window.total = points;
    }
  }
}
