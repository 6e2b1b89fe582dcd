import { expect, test } from 'vitest';
import { shownPages } from './shown-pages.ts';

test('first, last, current and neighbours, with gaps between', () => {
  expect(shownPages(6, 42)).toEqual([1, null, 5, 6, 7, null, 42]);
  expect(shownPages(1, 42)).toEqual([1, 2, null, 42]);
});

test('a gap of one page shows the page', () => {
  expect(shownPages(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});
