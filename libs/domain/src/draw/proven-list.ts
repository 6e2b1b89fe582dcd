import type { ListEntry } from './list-entry.ts';
import { LAST_CODE, type ProvenRange } from './list-proof.ts';
import type { Listed, NumberList } from './number-list.ts';

/** A calculation asked for a part of the list that its evidence doesn't show: whoever made it left something out. */
export class UnprovenError extends Error {
  /** The number that was asked for. */
  readonly code: number;

  constructor(code: number) {
    super(`Nothing shows what the list has at ${code}: the evidence must hold the blocks around it.`);
    this.name = 'UnprovenError';
    this.code = code;
  }
}

/**
 * The list as far as it is proven (provenRanges): a question beyond that is an UnprovenError, never an answer. `listed` adds
 * to an entry what the list doesn't say itself.
 */
export function provenList(ranges: readonly ProvenRange[], listed: (entry: ListEntry) => Listed): NumberList {
  const around = (code: number): ProvenRange => {
    const range = ranges.find(({ from, to }) => from <= code && code <= to);
    if (!range) throw new UnprovenError(code);
    return range;
  };
  // Within a range only its outermost ends, those of the list itself, can leave a question without an entry.
  const answer = (entry: ListEntry | undefined) => Promise.resolve(entry ? listed(entry) : null);
  return {
    atOrAbove: async (code) =>
      code > LAST_CODE ? null : answer(around(code).entries.find((entry) => entry.code >= code)),
    below: async (code) =>
      code <= 0 ? null : answer(around(code - 1).entries.findLast((entry) => entry.code < code)),
  };
}
