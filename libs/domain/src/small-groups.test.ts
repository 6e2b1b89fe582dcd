import { describe, expect, it } from 'vitest';
import { hideSmall, tellApart, withoutSmall } from './small-groups.ts';

describe('hideSmall', () => {
  it.each([
    [[], []],
    [
      [0, 5, 900],
      [0, 5, 900],
    ],
    // 3 + 4 are seven: neither follows from the total.
    [
      [3, 40, 4],
      [null, 40, null],
    ],
    // A four alone would be the total less the others: the next smallest goes with it.
    [
      [4, 40, 12, 0],
      [null, 40, null, 0],
    ],
    [
      [1, 1, 40],
      [null, null, null],
    ],
    // The zeros would say whose the one is.
    [
      [1, 0, 0],
      [null, null, null],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('%j becomes %j', (figures, told) => {
    expect(hideSmall(figures, 5)).toEqual(told);
  });
});

describe('withoutSmall', () => {
  const split = (people: number[]) => withoutSmall(people, (size) => size, 5);

  it.each([
    [[9, 5, 30], [9, 5, 30], []],
    [
      [9, 2, 30, 3],
      [9, 30],
      [2, 3],
    ],
    [[9, 30, 1], [30], [9, 1]],
    [[3], [], [3]],
    // A group of nobody in the period may well have people in another: it isn't told of alone either.
    [[0, 30], [], [0, 30]],
  ])('%j', (people, told, together) => {
    expect(split(people)).toEqual({ told, together });
  });
});

describe('tellApart', () => {
  const split = (groups: number[][]) => {
    const { told, rest } = tellApart(groups, [], (row) => row, 5);
    return [told.map(({ figures }) => figures), rest];
  };

  it('hides what is small by column', () => {
    expect(
      split([
        [40, 12],
        [9, 3],
        [8, 0],
      ]),
    ).toEqual([
      [
        [40, null],
        [9, null],
        [8, 0],
      ],
      null,
    ]);
  });

  it('puts a group of which nothing is left into the rest', () => {
    expect(
      split([
        [40, 12],
        [0, 3],
        [0, 0],
      ]),
    ).toEqual([[[40, null]], { groups: 2, figures: [0, null] }]);
  });
});
