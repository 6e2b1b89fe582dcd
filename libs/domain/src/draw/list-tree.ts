import type { Sha256 } from './list-entry.ts';

/** Bytes of a hash in a tree. */
export const TREE_HASH = 32;

/** The hashes of a tree, level by level from the leaves up to the root, each level's one after the other. */
export type ListTree = readonly Uint8Array[];

/** A node at a known place of its level. */
export interface TreeNode {
  readonly index: number;
  readonly hash: Uint8Array;
}

const AT_ONCE = 1_024;

function prefixed(prefix: number, bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(bytes.length + 1);
  whole[0] = prefix;
  whole.set(bytes, 1);
  return whole;
}

/** The leaf of a block (RFC 6962: leaves and nodes begin differently, so that none passes for the other). */
export const leafHash = (sha256: Sha256, block: Uint8Array): Uint8Array => sha256(prefixed(0, block));

const pairHash = (sha256: Sha256, pair: Uint8Array): Uint8Array => sha256(prefixed(1, pair));

/** The hash above two others. */
export function nodeHash(sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array {
  const pair = new Uint8Array(2 * TREE_HASH);
  pair.set(left.subarray(0, TREE_HASH));
  pair.set(right.subarray(0, TREE_HASH), TREE_HASH);
  return pairHash(sha256, pair);
}

/** The hash at a place of a level. */
export const hashAt = (level: Uint8Array, index: number): Uint8Array =>
  level.subarray(index * TREE_HASH, (index + 1) * TREE_HASH);

const widthOf = (level: Uint8Array): number => level.length / TREE_HASH;

/**
 * Grows the tree above `leaves` (their hashes one after the other), pausing now and then for whoever else waits. The last
 * of an odd level moves up as it is: the shape of RFC 6962. Without leaves there is the hash of nothing.
 */
export function* growTree(sha256: Sha256, leaves: Uint8Array): Generator<undefined, ListTree> {
  const levels = [leaves.length === 0 ? sha256(new Uint8Array(0)) : leaves];
  for (let level = levels[0] as Uint8Array; widthOf(level) > 1;) {
    const width = widthOf(level);
    const above = new Uint8Array(Math.ceil(width / 2) * TREE_HASH);
    for (let left = 0; left < width; left += 2) {
      const pair = level.subarray(left * TREE_HASH, (left + 2) * TREE_HASH);
      above.set(left + 1 < width ? pairHash(sha256, pair) : pair, (left / 2) * TREE_HASH);
      if (left % AT_ONCE === 0) yield;
    }
    levels.push(above);
    level = above;
  }
  return levels;
}

/** The whole tree above `leaves` at once. */
export function treeOf(sha256: Sha256, leaves: Uint8Array): ListTree {
  const growing = growTree(sha256, leaves);
  for (;;) {
    const { done, value } = growing.next();
    if (done) return value;
  }
}

/** The hash on top of a tree. */
export const rootOf = (tree: ListTree): Uint8Array => hashAt(tree.at(-1) as Uint8Array, 0);

/** The hashes that lead from the leaves at `indexes` (ascending, no twins) to the root, in the order rootFrom reads them. */
export function siblingsOf(tree: ListTree, indexes: readonly number[]): Uint8Array[] {
  const found: Uint8Array[] = [];
  let known = indexes;
  for (const level of tree.slice(0, -1)) {
    const here = new Set(known);
    for (const index of known) {
      const sibling = index ^ 1;
      if (!here.has(sibling) && sibling < widthOf(level)) found.push(hashAt(level, sibling));
    }
    known = [...new Set(known.map((index) => index >> 1))];
  }
  return found;
}

/**
 * The root of a tree of `width` leaves, from some of them (ascending, no twins) and what siblingsOf gave for them. null
 * when the siblings are too few or too many, or there is no leaf: nothing is shown then.
 */
export function rootFrom(
  sha256: Sha256,
  width: number,
  leaves: readonly TreeNode[],
  siblings: readonly Uint8Array[],
): Uint8Array | null {
  const rest = siblings[Symbol.iterator]();
  let known = leaves;
  for (let level = width; level > 1; level = Math.ceil(level / 2)) {
    const above: TreeNode[] = [];
    for (let at = 0; at < known.length; at += 1) {
      const node = known[at] as TreeNode;
      const next = known[at + 1];
      const isPair = node.index % 2 === 0 && next?.index === node.index + 1;
      if (isPair) at += 1;
      const hash = isPair ? nodeHash(sha256, node.hash, next.hash) : climb(sha256, node, level, rest);
      if (hash === null) return null;
      above.push({ index: node.index >> 1, hash });
    }
    known = above;
  }
  return rest.next().done ? (known[0]?.hash ?? null) : null;
}

function climb(
  sha256: Sha256,
  { index, hash }: TreeNode,
  width: number,
  siblings: Iterator<Uint8Array>,
): Uint8Array | null {
  if (index % 2 === 0 && index + 1 === width) return hash;
  const { done, value } = siblings.next();
  if (done || value.length !== TREE_HASH) return null;
  return index % 2 === 0 ? nodeHash(sha256, hash, value) : nodeHash(sha256, value, hash);
}
