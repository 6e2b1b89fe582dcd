import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { capacityOf, type LuckyNumber, type TicketOrigin } from '@fio/domain';
import type { Ask } from '../../core/database/in-snapshot.ts';
import { places } from '../../core/secrets/places.ts';
import type { SecretBox } from '../../core/secrets/SecretBox.ts';
import { AppError } from '../../core/errors.ts';
import { NumberOrder } from './NumberOrder.ts';

/** Numbers for one participation. */
export interface Grant {
  readonly registrationId: string;
  /** The invoice it is for, if it is for one. */
  readonly invoiceId: string | null;
  readonly origin: TicketOrigin;
  readonly count: number;
}

/** A number with its place in the committed order. */
export interface Granted extends LuckyNumber {
  readonly counter: number;
  /** How many numbers each series has. */
  readonly size: number;
}

interface Pool {
  readonly order: NumberOrder;
  readonly seedHash: Uint8Array;
  /** Where the counter was seen last; others, in this process or another, may have moved it on since. */
  next: number;
}
interface PoolRow {
  readonly next: number;
  readonly first: number;
  readonly last: number;
  readonly size: number;
  readonly seed: Uint8Array;
  readonly seedHash: Uint8Array;
}

const SEED_BYTES = 32;
/** Places beyond what is asked for that are brought along, for those who are faster. */
const SLACK = 128;
/** From so many on, it is cheaper to hold the pool first than to bring a stretch in vain. */
const MANY = 64;
const ATTEMPTS = 20;

const sql = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const COMMIT = sql('./commit-pool.sql');
const LOCK = sql('./lock-pool.sql');
const GRANT = sql('./grant-tickets.sql');

/**
 * Gives out lucky numbers in the order that each draw's seed fixes (docs/decisions/lucky-numbers.md). What is granted
 * in a transaction that is rolled back was never given.
 */
export class LuckyNumbers {
  readonly #box: SecretBox;
  readonly #pools = new Map<string, Pool>();

  constructor(box: SecretBox) {
    this.#box = box;
  }

  /**
   * Commits the order of a draw's series, before its period. Gives the SHA-256 of the seed, 32 bytes, which is to be
   * published.
   */
  async commit(run: Ask, drawId: string, now: Date): Promise<Buffer> {
    const seed = randomBytes(SEED_BYTES);
    const seedHash = createHash('sha256').update(seed).digest();
    await run('commit-pool', COMMIT, [
      drawId,
      this.#box.seal(seed, places.numberPool(drawId)),
      seedHash,
      now,
    ]);
    return seedHash;
  }

  /**
   * Grants every one of `grants` or none, in their order. LUCK_NUMBERS_REACHED when the draw has fewer left,
   * NOT_FOUND when its order isn't committed, UNAVAILABLE when others kept being faster.
   */
  async grant(
    run: Ask,
    drawId: string,
    grants: readonly Grant[],
    now: Date,
  ): Promise<readonly (readonly Granted[])[]> {
    const each = grants.flatMap((grant) => Array.from({ length: grant.count }, () => grant));
    if (each.length === 0) return grants.map(() => []);
    let pool = this.#pools.get(drawId);
    if (!pool || each.length >= MANY) pool = await this.#look(run, drawId, each.length);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const first = await this.#take(run, drawId, pool, each, now);
      if (first !== null) return this.#numbers(pool, first, grants);
      // In a transaction the pool is held from here on, so that the next attempt takes; else the next look is fresher.
      pool = await this.#look(run, drawId, each.length);
    }
    throw new AppError('UNAVAILABLE', { retryAfter: 1 });
  }

  /** How many a draw has left; in a transaction its pool is held from here to the commit. */
  async left(run: Ask, drawId: string): Promise<number> {
    const [row] = await run<PoolRow>('lock-pool', LOCK, [drawId]);
    if (!row) throw new AppError('NOT_FOUND');
    return capacityOf(row) - row.next;
  }

  /** The first of the places taken, or null when the counter wasn't where it was expected. */
  async #take(
    run: Ask,
    drawId: string,
    pool: Pool,
    each: readonly Grant[],
    now: Date,
  ): Promise<number | null> {
    const from = pool.next;
    const rows = await run<{ first: number }>('grant-tickets', GRANT, [
      drawId,
      each.length,
      from,
      pool.order.stretch(from, each.length + SLACK),
      pool.seedHash,
      each.map(({ registrationId }) => registrationId),
      each.map(({ invoiceId }) => invoiceId),
      each.map(({ origin }) => origin),
      now,
    ]);
    const first = rows[0]?.first;
    if (first === undefined) return null;
    pool.next = Math.max(pool.next, first + each.length);
    return first;
  }

  #numbers({ order }: Pool, first: number, grants: readonly Grant[]): Granted[][] {
    let counter = first;
    return grants.map(({ count }) =>
      Array.from({ length: count }, () => {
        const number = { ...order.at(counter), counter, size: order.size };
        counter += 1;
        return number;
      }),
    );
  }

  async #look(run: Ask, drawId: string, wanted: number): Promise<Pool> {
    const [row] = await run<PoolRow>('lock-pool', LOCK, [drawId]);
    if (!row) throw new AppError('NOT_FOUND');
    const known = this.#pools.get(drawId);
    const pool =
      known && Buffer.compare(known.seedHash, row.seedHash) === 0 ? known : this.#open(drawId, row);
    if (row.next + wanted > pool.order.capacity) throw new AppError('LUCK_NUMBERS_REACHED');
    pool.next = row.next;
    return pool;
  }

  /** A commitment that was rolled back leaves another seed than the one that holds: the hash tells them apart. */
  #open(drawId: string, { first, last, size, seed, seedHash, next }: PoolRow): Pool {
    const opened = this.#box.open(seed, places.numberPool(drawId));
    const order = new NumberOrder({ drawId, range: { first, last, size }, seed: opened });
    const pool = { order, seedHash, next };
    this.#pools.set(drawId, pool);
    return pool;
  }
}
