import { expect, it } from 'vitest';
import { rankedResults } from './ranked-results.ts';

const options = [{ id: 'a', votes: 9 }, { id: 'b', votes: 33 }, { id: 'c' }, { id: 'd', votes: 33 }];
const idsOf = (poll: Parameters<typeof rankedResults>[0]) =>
  rankedResults(poll)
    .map(({ id }) => id)
    .join('');

it('reads the right answer first, then by votes, and equal ones as they were put', () => {
  expect(idsOf({ type: 'multiple', options, correctOptionId: 'c' })).toBe('cbda');
  expect(idsOf({ type: 'multiple', options, correctOptionId: null })).toBe('bdac');
});

it('leaves yes before no', () => {
  expect(idsOf({ type: 'yes_no', options, correctOptionId: 'd' })).toBe('abcd');
});
