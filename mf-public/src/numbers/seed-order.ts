import { shake256 } from '@noble/hashes/sha3.js';
import type { NumberCommitment } from '@fio/contracts/core/number-commitment';
import { seriesOrder, type SeriesOrder } from '@fio/domain/lucky-number';
import type { Shake256 } from '@fio/domain/sampling';
import { sha256 } from '../page/sha256.ts';

const shake: Shake256 = (message, dkLen) => shake256(message, { dkLen });

/** A revealed seed: whether it is the promised one, and the orders that follow from it. */
export interface SeedOrder {
  readonly isSeedRight: boolean;
  readonly orderOf: (series: number) => SeriesOrder;
}

/** What follows from the seed of a draw (`seedText`, hexadecimal), computed here and now. */
export async function seedOrder(
  { drawId, seedHash, seriesSize: size }: Pick<NumberCommitment, 'drawId' | 'seedHash' | 'seriesSize'>,
  seedText: string,
): Promise<SeedOrder> {
  const seed = Uint8Array.from({ length: seedText.length / 2 }, (_, at) =>
    Number.parseInt(seedText.slice(at * 2, at * 2 + 2), 16),
  );
  const isSeedRight = (await sha256(seed)) === seedHash;
  return { isSeedRight, orderOf: (series) => seriesOrder(shake, seed, { draw: drawId, series, size }) };
}
