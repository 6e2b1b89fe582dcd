import { joined, sha256 } from './bytes.ts';

const HASH = 32;

/** RFC 6962: what is hashed of a leaf begins with 0, of a node with 1, so that neither passes for the other. */
export const leafHash = (bytes: Uint8Array): Uint8Array => sha256(joined(Uint8Array.of(0), bytes));
export const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(joined(Uint8Array.of(1), left, right));

/** The next level up: the last of an odd one goes up as it is. */
const above = (level: readonly Uint8Array[]): Uint8Array[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, at) => {
    const [left, right] = level.slice(at * 2, at * 2 + 2);
    return left !== undefined && right !== undefined ? nodeHash(left, right) : (left ?? new Uint8Array());
  });

/** The root over leaves (their hashes); of none, the hash of nothing. */
export function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
  let level = leaves;
  while (level.length > 1) level = above(level);
  return level[0] ?? sha256(new Uint8Array());
}

/** The roots of the whole subtrees of `width` (a power of two) leaves, from the left. */
export function subtreesOf(leaves: readonly Uint8Array[], width: number): readonly Uint8Array[] {
  let level = leaves.slice(0, Math.floor(leaves.length / width) * width);
  for (let done = 1; done < width; done *= 2) level = above(level);
  return level;
}

interface Known {
  readonly index: number;
  readonly hash: Uint8Array;
}

/**
 * The root of a tree of `size` leaves from some of them, ascending, and the hashes beside their ways up: level by level from
 * the leaves, from the left. null where those are too few, too many or of another length.
 */
export function rootFrom(
  size: number,
  leaves: readonly Known[],
  siblings: readonly Uint8Array[],
): Uint8Array | null {
  let [known, taken] = [leaves, 0];
  if (siblings.some(({ length }) => length !== HASH)) return null;
  for (let width = size; width > 1; width = Math.ceil(width / 2)) {
    const next: Known[] = [];
    for (let at = 0; at < known.length; at += 1) {
      const { index, hash } = known[at] as Known;
      const parent = Math.floor(index / 2);
      const right = known[at + 1];
      if (index % 2 === 0 && right?.index === index + 1) {
        next.push({ index: parent, hash: nodeHash(hash, right.hash) });
        at += 1;
      } else if (index % 2 === 0 && index === width - 1) next.push({ index: parent, hash });
      else {
        const sibling = siblings[taken];
        taken += 1;
        if (sibling === undefined) return null;
        next.push({
          index: parent,
          hash: index % 2 === 0 ? nodeHash(hash, sibling) : nodeHash(sibling, hash),
        });
      }
    }
    known = next;
  }
  return taken === siblings.length ? (known[0]?.hash ?? null) : null;
}
