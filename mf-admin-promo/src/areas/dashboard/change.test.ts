import { describe, expect, it } from 'vitest';
import { changeOf, changeWords } from './change.ts';

describe('changeOf', () => {
  it.each([
    [6315, 3782, { percent: 67, direction: 'up' }],
    [18, 23, { percent: 22, direction: 'down' }],
    [0, 5, { percent: 100, direction: 'down' }],
    [1000, 1001, null],
    [5, 5, null],
    [5, 0, null],
  ])('%i after %i', (week, previous, change) => {
    expect(changeOf(week, previous)).toEqual(change);
  });
});

describe('changeWords', () => {
  it('counts in times what would be a thousand per cent', () => {
    expect(changeWords({ percent: 999, direction: 'up' })).toEqual({
      word: 'more',
      values: { percent: '999' },
    });
    expect(changeWords({ percent: 8280, direction: 'up' })).toEqual({
      word: 'times',
      values: { times: '84' },
    });
    expect(changeWords({ percent: 40, direction: 'down' })).toEqual({
      word: 'less',
      values: { percent: '40' },
    });
  });
});
