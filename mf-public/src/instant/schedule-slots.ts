import { sha256 } from '@noble/hashes/sha2.js';
import { shake256 } from '@noble/hashes/sha3.js';
import type { PrizeCommitment } from '@fio/contracts/public/prize-commitments';
import { fromHex, toHex } from '@fio/domain/hex';
import { allotKinds, openStretches, scheduledMoments } from '@fio/domain/prize-schedule';
import type { Shake256 } from '@fio/domain/sampling';

const shake: Shake256 = (message, dkLen) => shake256(message, { dkLen });

/** A place for a prize: from a moment on (milliseconds since 1970), or at the n-th participation. */
export interface Slot {
  readonly title: string;
  readonly from: { readonly moment: number } | { readonly nth: number };
}

/** The slots that follow from a schedule's seed, in order, computed here and now; null of a seed that isn't the promised one. */
export function scheduleSlots(commitment: PrizeCommitment, seedText: string): readonly Slot[] | null {
  const { id, seedHash, every, allotment, opensMinute, closesMinute } = commitment;
  const seed = fromHex(seedText);
  if (seed === null || toHex(sha256(seed)) !== seedHash) return null;
  const kinds = allotKinds(
    shake,
    seed,
    id,
    allotment.map(({ quantity }) => quantity),
  );
  const hours = {
    startsAt: Date.parse(commitment.startsAt),
    endsAt: Date.parse(commitment.endsAt),
    opensMinute,
    closesMinute,
  };
  const moments = every === null ? scheduledMoments(shake, seed, id, openStretches(hours), kinds.length) : [];
  return kinds.map((kind, index) => ({
    title: allotment[kind]?.title ?? '',
    from: every === null ? { moment: moments[index] ?? 0 } : { nth: (index + 1) * every },
  }));
}
