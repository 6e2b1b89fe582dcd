import { describe, expect, it } from 'vitest';
import { levelOf, rangesOf } from './levels.ts';

describe('levelOf', () => {
  it.each([
    [0, 100, 0],
    [0, 0, 0],
    [1, 100, 1],
    [4, 100, 1],
    [5, 100, 2],
    [16, 100, 2],
    [64, 100, 4],
    [65, 100, 5],
    [100, 100, 5],
    [1, 1, 5],
  ])('%i of %i', (value, greatest, level) => {
    expect(levelOf(value, greatest)).toBe(level);
  });
});

describe('rangesOf', () => {
  it('says the figures of each shade', () => {
    expect(rangesOf(100).map(({ from, to }) => [from, to])).toEqual([
      [1, 4],
      [5, 16],
      [17, 36],
      [37, 64],
      [65, 100],
    ]);
  });

  it('leaves out the shades of no whole figure', () => {
    expect(rangesOf(2)).toEqual([
      { level: 4, from: 1, to: 1 },
      { level: 5, from: 2, to: 2 },
    ]);
    expect(rangesOf(0)).toEqual([]);
  });

  it('agrees with the shade of each figure', () => {
    for (const greatest of [1, 3, 7, 26, 311]) {
      for (const { level, from, to } of rangesOf(greatest)) {
        expect([levelOf(from, greatest), levelOf(to, greatest)]).toEqual([level, level]);
      }
    }
  });
});
