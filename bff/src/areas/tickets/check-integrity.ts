import { createHash } from 'node:crypto';
import type { ticketIntegrity } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { PrismaClient } from '../../core/database/prisma.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { places } from '../../core/secrets/places.ts';
import { findPool, rangeOf } from './draw-totals.ts';
import { NumberOrder } from './NumberOrder.ts';

type Integrity = z.input<typeof ticketIntegrity>;
interface Kept {
  readonly counter: number;
  readonly series: number;
  readonly number: number;
}

/** Other requests wait for as long as one batch is looked at: some ten milliseconds. */
const BATCH = 5_000;

/** All that is kept of a draw below `end`, in the order of giving out, a batch at a time. */
async function* keptNumbers(db: PrismaClient, drawId: string, end: number): AsyncGenerator<Kept[]> {
  let from = 0;
  while (from < end) {
    const batch = await db.$queryRaw<Kept[]>`
      SELECT counter, series, number FROM tickets
      WHERE draw_id = ${drawId}::uuid AND counter >= ${from} AND counter < ${end}
      ORDER BY counter LIMIT ${BATCH}`;
    if (batch.length === 0) return;
    yield batch;
    from = (batch.at(-1)?.counter ?? end) + 1;
  }
}

/** One bit for each number of the draw: whether it was met. */
class Met {
  readonly #bits: Uint8Array;

  constructor(capacity: number) {
    this.#bits = new Uint8Array(Math.ceil(capacity / 8));
  }

  /** Notes it; whether it had been noted before. */
  again(place: number): boolean {
    const bit = 1 << (place & 7);
    const byte = this.#bits[place >> 3] ?? 0;
    this.#bits[place >> 3] = byte | bit;
    return (byte & bit) !== 0;
  }
}

/**
 * Compares every number of a draw with the committed order, in one pass that holds a bit a number. What is granted
 * meanwhile is not looked at: the counter is read first, and all below it is committed.
 */
export async function checkIntegrity(
  { db, vaults }: Pick<Infrastructure, 'db' | 'vaults'>,
  drawId: string,
  now: Date,
): Promise<Integrity> {
  const pool = await findPool(db, drawId);
  const range = rangeOf(pool);
  const seed = vaults.seeds.open(pool.seedEncrypted, places.numberPool(drawId));
  const order = new NumberOrder({ drawId, range, seed });
  const met = new Met(order.capacity);
  const hash = createHash('sha256');
  const found = { counted: 0, duplicates: 0, outOfRange: 0, misplaced: 0 };
  for await (const batch of keptNumbers(db, drawId, pool.next)) {
    hash.update(batch.map(({ counter, series, number }) => `${counter};${series};${number}\n`).join(''));
    for (const { counter, series, number } of batch) {
      const right = order.at(counter);
      const isInside = series >= range.first && series <= range.last && number < range.size;
      found.counted += 1;
      if (right.series !== series || right.order !== number) found.misplaced += 1;
      if (!isInside) found.outOfRange += 1;
      else if (met.again((series - range.first) * range.size + number)) found.duplicates += 1;
    }
  }
  return {
    ...found,
    issued: pool.next,
    gaps: pool.next - found.counted,
    hash: hash.digest('hex'),
    checkedAt: now.toISOString(),
  };
}
