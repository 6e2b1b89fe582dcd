import type { Sha256 } from '../draw/list-entry.ts';
import { nodeHash } from '../draw/list-tree.ts';

export interface InclusionClaim {
  /** Of the leaf, from 0. */
  readonly index: number;
  /** Of the tree, in leaves. */
  readonly size: number;
  /** 32 bytes, as all hashes here. */
  readonly leaf: Uint8Array;
  readonly root: Uint8Array;
  /** From the leaf's sibling up to the root's. */
  readonly proof: readonly Uint8Array[];
}

export interface ConsistencyClaim {
  /** Sizes in leaves, `before` not above `size`. */
  readonly before: number;
  readonly size: number;
  readonly beforeRoot: Uint8Array;
  readonly root: Uint8Array;
  readonly proof: readonly Uint8Array[];
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

const half = (index: number): number => Math.floor(index / 2);

/** Climbs past the levels where the last node of an odd row goes up as it is. */
function skipLoneNodes(node: number, last: number): readonly [number, number] {
  let [at, end] = [node, last];
  while (at % 2 === 0 && at !== 0) [at, end] = [half(at), half(end)];
  return [at, end];
}

/** Whether the proof leads from the leaf to the root (RFC 9162, 2.1.3.2). */
export function isIncluded(sha256: Sha256, { index, size, leaf, root, proof }: InclusionClaim): boolean {
  if (index < 0 || index >= size) return false;
  let [node, last, hash] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      hash = nodeHash(sha256, sibling, hash);
      if (node % 2 === 0) [node, last] = skipLoneNodes(node, last);
    } else hash = nodeHash(sha256, hash, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && isSame(hash, root);
}

/** Whether the smaller tree is the beginning of the larger one (RFC 9162, 2.1.4.2). */
export function isConsistent(sha256: Sha256, claim: ConsistencyClaim): boolean {
  const { before, size, beforeRoot, root, proof } = claim;
  if (before < 0 || before > size) return false;
  if (before === size) return proof.length === 0 && isSame(beforeRoot, root);
  if (before === 0) return proof.length === 0;
  let [node, last] = [before - 1, size - 1];
  while (node % 2 === 1) [node, last] = [half(node), half(last)];
  // A whole subtree is known by its root, and begins the proof.
  const path = node === 0 ? [beforeRoot, ...proof] : proof;
  const [first, ...rest] = path;
  if (first === undefined) return false;
  let [small, large] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      small = nodeHash(sha256, sibling, small);
      large = nodeHash(sha256, sibling, large);
      if (node % 2 === 0) [node, last] = skipLoneNodes(node, last);
    } else large = nodeHash(sha256, large, sibling);
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && isSame(small, beforeRoot) && isSame(large, root);
}
