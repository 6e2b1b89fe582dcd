import type { Sha256 } from '../draw/list-entry.ts';
import { nodeHash } from '../draw/list-tree.ts';

/** A whole subtree of 2^level leaves; the `index`-th of its level, from the left. */
export interface Subtree {
  readonly level: number;
  readonly index: number;
}

/** The leaves `from` (included) to `to` (excluded) that one hash of a tree stands for. */
export interface LeafRange {
  readonly from: number;
  readonly to: number;
}

/** The largest power of two below `size`, which is 2 or more. */
function halfOf(size: number): number {
  let half = 1;
  while (half * 2 < size) half *= 2;
  return half;
}

/** The whole subtrees that make up a range of leaves, from the left: what has to be known for its hash. */
export function subtreesOf({ from, to }: LeafRange): Subtree[] {
  const found: Subtree[] = [];
  for (let at = from; at < to;) {
    let level = 0;
    let width = 1;
    while (at % (width * 2) === 0 && at + width * 2 <= to) {
      width *= 2;
      level += 1;
    }
    found.push({ level, index: at / width });
    at += width;
  }
  return found;
}

/** The hash of a range of leaves from those of its subtrees, in the order of subtreesOf; of none, the hash of nothing. */
export const hashOfSubtrees = (sha256: Sha256, hashes: readonly Uint8Array[]): Uint8Array =>
  hashes.length === 0
    ? sha256(new Uint8Array(0))
    : hashes.reduceRight((right, left) => nodeHash(sha256, left, right));

/** What leads from a leaf to the root of a tree of `size`, each hash by the leaves it stands for (RFC 6962, 2.1.1). */
export function inclusionPath(index: number, size: number): LeafRange[] {
  const path: LeafRange[] = [];
  for (let [from, to] = [0, size]; to - from > 1;) {
    const middle = from + halfOf(to - from);
    path.push(index < middle ? { from: middle, to } : { from, to: middle });
    if (index < middle) to = middle;
    else from = middle;
  }
  return path.reverse();
}

/** What shows that a tree of `before` leaves is the beginning of one of `size` (RFC 6962, 2.1.2); 0 needs nothing. */
export function consistencyPath(before: number, size: number): LeafRange[] {
  if (before === 0 || before === size) return [];
  const path: LeafRange[] = [];
  let [from, to] = [0, size];
  while (before !== to) {
    const middle = from + halfOf(to - from);
    path.push(before <= middle ? { from: middle, to } : { from, to: middle });
    if (before <= middle) to = middle;
    else from = middle;
  }
  // What both begin with is known to whoever has the root of the smaller one.
  if (from > 0) path.push({ from, to });
  return path.reverse();
}

/** The whole subtrees that come to be when the leaf `index` is added, beside that leaf: each above the one before it. */
export function closedBy(index: number): Subtree[] {
  const closed: Subtree[] = [];
  for (let [level, at] = [1, index]; at % 2 === 1; level += 1) {
    at = (at - 1) / 2;
    closed.push({ level, index: at });
  }
  return closed;
}
