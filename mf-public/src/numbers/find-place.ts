import type { NumberCommitment } from '@fio/contracts/core/number-commitment';
import type { LuckyNumber } from '@fio/domain/lucky-number';
import { seedOrder } from './seed-order.ts';

/** Where a number stands in the order of giving out; `place` from 1, null where the draw has no such number. */
export interface Place {
  readonly isSeedRight: boolean;
  readonly place: number | null;
}

/** Finds the place that a draw's revealed seed gives any number, here and now: nothing is asked of the server. */
export async function findPlace(
  commitment: NumberCommitment,
  seed: string,
  { series, order: number }: LuckyNumber,
): Promise<Place> {
  const { seriesFirst, seriesLast, seriesSize } = commitment;
  const { isSeedRight, orderOf } = await seedOrder(commitment, seed);
  if (series < seriesFirst || series > seriesLast || number >= seriesSize)
    return { isSeedRight, place: null };
  const position = orderOf(series).indexOf(number);
  // The series take turns (domain: `placeOf`).
  const place = position * (seriesLast - seriesFirst + 1) + (series - seriesFirst) + 1;
  return { isSeedRight, place };
}
