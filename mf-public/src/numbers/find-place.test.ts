import { shake256 } from '@noble/hashes/sha3.js';
import { expect, it } from 'vitest';
import type { NumberCommitment } from '@fio/contracts/core/number-commitment';
import { numberAt, SERIES_SIZE, seriesOrder } from '@fio/domain/lucky-number';
import { sha256 } from '../page/sha256.ts';
import { findPlace } from './find-place.ts';

const SEED = '0f'.repeat(32);
const bytes = Uint8Array.from({ length: 32 }, () => 0x0f);
const drawId = '0190a000-0000-7000-8000-0000000000dd';
const size = SERIES_SIZE;
const range = { first: 7, last: 9, size };
const commitment = async (): Promise<NumberCommitment> => ({
  drawId,
  seriesFirst: 7,
  seriesLast: 9,
  seriesSize: size,
  seed: SEED,
  seedHash: await sha256(bytes),
  committedAt: '2026-01-01T12:00:00Z',
  revealedAt: '2026-03-01T12:00:00Z',
});
const orderOf = (series: number) =>
  seriesOrder((message, dkLen) => shake256(message, { dkLen }), bytes, { draw: drawId, series, size });

it.each([0, 1, 2, 3, 12_345, 299_999])('finds the place of what was given as number %i', async (counter) => {
  const number = numberAt(counter, range, orderOf);
  expect(await findPlace(await commitment(), SEED, number)).toEqual({
    isSeedRight: true,
    place: counter + 1,
  });
});

it('knows no place for a number above those of a smaller series', async () => {
  const small = { ...(await commitment()), seriesSize: 1000 };
  const place = async (order: number) => (await findPlace(small, SEED, { series: 7, order })).place;
  expect(await place(1000)).toBeNull();
  expect(await place(999)).toBeLessThanOrEqual(3000);
});

it('knows no place for a series the draw has not, and says when the seed is another', async () => {
  const number = { series: 10, order: 5 };
  expect(await findPlace(await commitment(), SEED, number)).toEqual({ isSeedRight: true, place: null });
  expect((await findPlace(await commitment(), 'ff'.repeat(32), number)).isSeedRight).toBe(false);
});
