import { expect, test } from 'vitest';
import { nextSort } from './next-sort.ts';

test('a column goes from none to ascending, descending, none', () => {
  expect(nextSort(null, 'title')).toEqual({ id: 'title', desc: false });
  expect(nextSort({ id: 'title', desc: false }, 'title')).toEqual({ id: 'title', desc: true });
  expect(nextSort({ id: 'title', desc: true }, 'title')).toBeNull();
});

test('another column begins anew', () => {
  expect(nextSort({ id: 'title', desc: true }, 'votes')).toEqual({ id: 'votes', desc: false });
});
