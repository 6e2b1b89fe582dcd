import { describe, expect, it } from 'vitest';
import { digitMarks, writtenFolds } from './digit-marks.ts';
import { COMMON_RULE_SET } from './rule-set.ts';

describe('the digits of a prize', () => {
  it('are marked: the units of all prizes and the tens of the first three', () => {
    expect(digitMarks(COMMON_RULE_SET, 1)).toEqual({ 3: 'series', 4: 'order' });
    expect(digitMarks(COMMON_RULE_SET, 4)).toEqual({ 4: 'order' });
  });

  it('are marked for both where they are taken twice', () => {
    const order = [{ prize: 1, place: 'ten_thousands' }] as const;
    expect(digitMarks({ order, series: { digits: order } }, 1)).toEqual({ 0: 'both' });
    expect(digitMarks({ order, series: { digits: order } }, 2)).toEqual({});
  });
});

describe('the steps of a folding', () => {
  it('are written down as they are while they are few', () => {
    expect(writtenFolds({ folds: [88, 68, 48, 28, 8] })).toEqual([88, 68, 48, 28, 8]);
  });

  it('lose the middle of many, never the ends', () => {
    const folds = Array.from({ length: 62 }, (_, index) => 610 - 10 * index);
    expect(writtenFolds({ folds })).toEqual([610, 600, 590, null, 10, 0]);
  });
});
