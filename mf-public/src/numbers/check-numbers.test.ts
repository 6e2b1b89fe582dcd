import { shake256 } from '@noble/hashes/sha3.js';
import { expect, it } from 'vitest';
import type { OwnDraw } from '@fio/contracts/public/tickets';
import { numberAt, SERIES_SIZE, seriesOrder } from '@fio/domain/lucky-number';
import { sha256 } from '../page/sha256.ts';
import { checkNumbers } from './check-numbers.ts';

const SEED = 'ab'.repeat(32);
const drawId = '0190a000-0000-7000-8000-0000000000dd';
const size = SERIES_SIZE;
const range = { first: 3, last: 5, size };
const bytes = Uint8Array.from({ length: 32 }, () => 0xab);
const orderOf = (series: number) =>
  seriesOrder((message, dkLen) => shake256(message, { dkLen }), bytes, { draw: drawId, series, size });

/** A draw of which one holds the numbers of these places. */
async function drawWith(...counters: number[]): Promise<OwnDraw> {
  const at = { committedAt: '2026-01-01T12:00:00Z', revealedAt: '2026-03-01T12:00:00Z' };
  return {
    id: drawId,
    slug: null,
    title: 'Sorteio',
    lotteryDate: '2026-03-02',
    isListed: false,
    earning: null,
    commitment: {
      drawId,
      seriesFirst: 3,
      seriesLast: 5,
      seriesSize: size,
      seed: SEED,
      seedHash: await sha256(bytes),
      ...at,
    },
    tickets: counters.map((counter) => {
      const { series, order } = numberAt(counter, range, orderOf);
      const rest = { origin: 'invoice', state: 'distributed', reason: null } as const;
      return { counter, series, number: order, ...rest, createdAt: at.committedAt };
    }),
  };
}

it('finds every number that was given out by the order right', async () => {
  expect(await checkNumbers(await drawWith(0, 1, 2, 7, 299_999), SEED)).toEqual({
    isSeedRight: true,
    wrong: [],
  });
});

it('finds a number that was changed, one moved to another place, and one of another series', async () => {
  const draw = await drawWith(0, 1, 2, 7);
  const [first, second, third, fourth] = draw.tickets;
  if (!first || !second || !third || !fourth) throw new Error('There are four.');
  const changed = { ...first, number: (first.number + 1) % 100_000 };
  const moved = { ...second, counter: 10 };
  const elsewhere = { ...third, series: 3 };
  const { wrong } = await checkNumbers({ ...draw, tickets: [changed, moved, elsewhere, fourth] }, SEED);
  expect(new Set(wrong)).toEqual(new Set([changed, moved, elsewhere]));
});

it('finds a seed that is not the promised one', async () => {
  const { isSeedRight, wrong } = await checkNumbers(await drawWith(0, 1), 'ac'.repeat(32));
  expect([isSeedRight, wrong.length]).toEqual([false, 2]);
});
