import type { Listed, NumberList } from './number-list.ts';

/** A list held in memory, searched from end to end: what tests compare with. */
export function listOf(entries: readonly Listed[]): NumberList {
  const sorted = entries.toSorted((one, other) => one.code - other.code);
  return {
    atOrAbove: async (code) => sorted.find((entry) => entry.code >= code) ?? null,
    below: async (code) => sorted.findLast((entry) => entry.code < code) ?? null,
  };
}

/** Numbers that can all win, each with a holder of its own. */
export const listOfCodes = (codes: Iterable<number>): NumberList =>
  listOf([...codes].map((code) => ({ code, holder: `${code}`, standing: 'eligible' })));
