import { describe, expect, it } from 'vitest';
import { changeOf } from './change.ts';

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
