import { isSealed, opensEntry, type Opening, type Sealed } from './evidence.ts';
import type { ListCommitment } from './list-commitment.ts';
import type { Sha256 } from './list-entry.ts';
import { entryIn, type ListProof, provenRanges } from './list-proof.ts';

/**
 * What came of looking for one's number in a committed list: it is there and one's own, it is there but not of this
 * holder, it is shown not to be there, or the proof isn't of this list and shows nothing.
 */
export type ListVerdict = 'listed' | 'of_another' | 'not_listed' | 'unproven';

/** Looks for a number in what `proof` shows of the committed list, and whether it was listed for this holder. */
export function checkNumber(
  sha256: Sha256,
  commitment: Sealed,
  proof: ListProof,
  opening: Opening,
): ListVerdict {
  if (!isSealed(sha256, commitment)) return 'unproven';
  // It has the hash that was published: it is what was written there.
  const committed = JSON.parse(commitment.text) as ListCommitment;
  const ranges = provenRanges(sha256, committed, proof);
  const entry = ranges && entryIn(ranges, opening.code);
  if (entry === null) return ranges === null ? 'unproven' : 'not_listed';
  if (entry === undefined) return 'unproven';
  return opensEntry(sha256, committed, entry, opening) ? 'listed' : 'of_another';
}
