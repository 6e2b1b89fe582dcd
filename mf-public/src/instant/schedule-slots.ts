import { sha256 } from '@noble/hashes/sha2.js';
import { shake256 } from '@noble/hashes/sha3.js';
import type { PrizeCommitment } from '@fio/contracts/public/prize-commitments';
import { fromHex, toHex } from '@fio/domain/hex';
import { committedSlots, type CommittedSlot } from '@fio/domain/prize-evidence';
import type { Shake256 } from '@fio/domain/sampling';

export const shake: Shake256 = (message, dkLen) => shake256(message, { dkLen });

/** The slots that follow from a schedule's seed, in order, computed here and now; null of a seed that isn't the promised one. */
export function scheduleSlots(
  commitment: PrizeCommitment,
  seedText: string,
): readonly CommittedSlot[] | null {
  const seed = fromHex(seedText);
  if (seed === null || toHex(sha256(seed)) !== commitment.seedHash) return null;
  return committedSlots(shake, commitment, seed);
}
