import { expect, it } from 'vitest';
import { moved } from './moved.ts';

const order = ['a', 'b', 'c', 'd'];

it.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 1, 'abcd'],
  ['a', -1, 'abcd'],
  ['c', 9, 'abdc'],
  ['x', 0, 'abcd'],
])('%s at %i: %s', (id, to, expected) => expect(moved(order, id, to).join('')).toBe(expected));

it('is the very same list where nothing moves, so that nothing counts as changed', () => {
  expect(moved(order, 'a', 0)).toBe(order);
});
