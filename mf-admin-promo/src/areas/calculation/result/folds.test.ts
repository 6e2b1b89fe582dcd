import { expect, it } from 'vitest';
import { shownFolds } from './folds.ts';

it('writes few steps down as they are', () => {
  expect(shownFolds([88, 68, 48, 28, 8])).toEqual([88, 68, 48, 28, 8]);
});

it('leaves the middle of many out, never the ends', () => {
  const folds = Array.from({ length: 62 }, (_, index) => 610 - 10 * index);
  expect(shownFolds(folds)).toEqual([610, 600, 590, null, 10, 0]);
});
