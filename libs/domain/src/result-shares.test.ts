import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultShares } from './result-shares.ts';

const counts = fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 20 });

describe('resultShares', () => {
  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [1, 2],
      [33, 67],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [7, 0],
      [100, 0],
    ],
    [
      [1, 999],
      [0, 100],
    ],
    [
      [1, 1, 1, 1, 1, 1],
      [17, 17, 17, 17, 16, 16],
    ],
    [[], []],
  ])('%j becomes %j', (given, expected) => {
    expect(resultShares(given)).toEqual(expected);
  });

  it('adds up to 100 once anyone has voted', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const sum = resultShares(given).reduce((total, share) => total + share, 0);
        return sum === (given.some((count) => count > 0) ? 100 : 0);
      }),
    );
  });

  it('is never a whole point off, and keeps the order of the counts', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const total = given.reduce((sum, count) => sum + count, 0);
        fc.pre(total > 0);
        const shares = resultShares(given);
        const isClose = shares.every(
          (share, index) => Math.abs(share - ((given[index] ?? 0) * 100) / total) < 1,
        );
        const isOrdered = given.every((left, i) =>
          given.every((right, j) => left <= right || (shares[i] ?? 0) >= (shares[j] ?? 0)),
        );
        return isClose && isOrdered;
      }),
    );
  });
});
