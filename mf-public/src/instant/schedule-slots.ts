import { sha256 } from '@noble/hashes/sha2.js';
import { shake256 } from '@noble/hashes/sha3.js';
import type { PrizeCommitment } from '@fio/contracts/public/prize-commitments';
import { fromHex, toHex } from '@fio/domain/hex';
import { roundMessage } from '@fio/domain/prize-beacon';
import { committedSlots, type CommittedSlot } from '@fio/domain/prize-evidence';
import { slotSeed } from '@fio/domain/shown-beacon';
import { isSigned } from './bls.ts';
import type { Shake256 } from '@fio/domain/sampling';

export const shake: Shake256 = (message, dkLen) => shake256(message, { dkLen });

/** Whether the round that a schedule waited for, if any, is signed by its key. */
function isMixedRight({ beacon }: PrizeCommitment): boolean {
  if (beacon === null) return true;
  const [key, signature] = [fromHex(beacon.publicKey), fromHex(beacon.signature ?? '')];
  return key !== null && signature !== null && isSigned(key, roundMessage(sha256, beacon.round), signature);
}

/**
 * The slots that follow from a schedule's seed and its round, in order, computed here and now; null of a seed that isn't the promised
 * one, and of a round that its key hasn't signed.
 */
export function scheduleSlots(
  commitment: PrizeCommitment,
  seedText: string,
): readonly CommittedSlot[] | null {
  const seed = fromHex(seedText);
  if (seed === null || toHex(sha256(seed)) !== commitment.seedHash || !isMixedRight(commitment)) return null;
  const mixed = slotSeed(sha256, { seed: seedText, beacon: commitment.beacon });
  return mixed && committedSlots(shake, commitment, mixed);
}
