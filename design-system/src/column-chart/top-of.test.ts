import { describe, expect, it } from 'vitest';
import { topOf } from './top-of.ts';

describe('topOf', () => {
  it.each([
    [0, 2],
    [1, 2],
    [3, 4],
    [9, 10],
    [10, 10],
    [11, 12],
    [13, 16],
    [345, 400],
    [1096, 1200],
    [9999, 10_000],
  ])('%i stands under %i', (longest, top) => {
    expect(topOf(longest)).toBe(top);
  });
});
