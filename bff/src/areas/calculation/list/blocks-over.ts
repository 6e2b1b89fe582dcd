import type { FrozenTree } from './ListTrees.ts';

/** Codes, both included. */
export interface CodeRange {
  readonly from: number;
  readonly to: number;
}

/** How many of `codes` (ascending) are `code` or below. */
function countUpTo(codes: Uint32Array, code: number): number {
  let [low, high] = [0, codes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((codes[middle] ?? 0) <= code) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The places of the blocks that show everything within some ranges, ascending: also those before and behind where a range
 * ends in a gap.
 */
export function blocksOver({ firsts, lasts }: FrozenTree, ranges: readonly CodeRange[]): number[] {
  const found = new Set<number>();
  for (const { from, to } of ranges) {
    const first = Math.max(0, countUpTo(firsts, from) - 1);
    const last = Math.min(lasts.length - 1, countUpTo(lasts, to - 1));
    for (let index = first; index <= Math.max(first, last); index += 1) found.add(index);
  }
  return [...found].sort((one, other) => one - other);
}
