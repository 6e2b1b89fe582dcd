import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { AppError } from '../errors.ts';
import { GroupCommit } from '../group-commit/GroupCommit.ts';

/** What a request is counted against. */
export interface CountedKey {
  readonly key: string;
  /** How long a window lasts that this request begins. */
  readonly seconds: number;
}

/** Where a key stands once a request was counted. */
export interface Standing {
  /** Requests in its window so far, this one among them. */
  readonly count: number;
  /** When its window ends, in milliseconds since 1970. */
  readonly until: number;
}

interface Row {
  readonly key: string;
  readonly points: number;
  /** A bigint comes as a text. */
  readonly expire: string;
}

/** Of the key's column. What a proxy passes on as an address may be longer, and must not spoil its neighbours' counts. */
const LONGEST_KEY = 255;

const COUNT = readFileSync(new URL('./count-requests.sql', import.meta.url), 'utf8');

/** How many of these requests name each key, and how long a window of it lasts. */
function totalsOf(requests: readonly (readonly CountedKey[])[]) {
  const totals = new Map<string, { count: number; readonly seconds: number }>();
  for (const { key, seconds } of requests.flat()) {
    const total = totals.get(key);
    if (total) total.count += 1;
    else totals.set(key, { count: 1, seconds });
  }
  return totals;
}

/**
 * Counts requests in PostgreSQL, for all processes together. Requests that come at once share a statement and a commit, also those
 * of one key: each is told the count that it would have had alone, in the order in which they came.
 */
export class RequestCounter {
  readonly #pool: Pool;
  readonly #group: GroupCommit<readonly CountedKey[], readonly Standing[]>;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#group = new GroupCommit({
      write: (requests) => this.#write(requests),
      overload: () => new AppError('UNAVAILABLE', { retryAfter: 1 }),
      maxInFlight: 1,
    });
  }

  /** Counts one request against each of these keys, and answers where they stand, in their order. */
  count(keys: readonly CountedKey[]): Promise<readonly Standing[]> {
    return this.#group.submit(keys.map(({ key, seconds }) => ({ key: key.slice(0, LONGEST_KEY), seconds })));
  }

  async #write(requests: readonly (readonly CountedKey[])[]): Promise<readonly (readonly Standing[])[]> {
    const totals = totalsOf(requests);
    const now = Date.now();
    const asked = [...totals.values()];
    const values = [
      [...totals.keys()],
      asked.map(({ count }) => count),
      asked.map(({ seconds }) => now + seconds * 1000),
      now,
    ];
    const { rows } = await this.#pool.query<Row>({ name: 'count-requests', text: COUNT, values });
    // Where each stood before this batch: of a window that it began, at none.
    const stands = new Map(
      rows.map(({ key, points, expire }) => [
        key,
        { count: points - (totals.get(key)?.count ?? 0), until: Number(expire) },
      ]),
    );
    const next = ({ key }: CountedKey): Standing => {
      const { count, until } = stands.get(key) as Standing;
      stands.set(key, { count: count + 1, until });
      return { count: count + 1, until };
    };
    return requests.map((keys) => keys.map(next));
  }
}
