import { describe, expect, it } from 'vitest';
import { NO, samplePoll, YES } from '../testing/samples.ts';
import { newest, withVote } from './results.ts';

const { results } = samplePoll();
const votesOf = (counted: typeof results) => counted.counts.map(({ votes }) => votes);

describe('withVote', () => {
  it('counts a first vote', () => {
    const counted = withVote(results, undefined, YES);
    expect([counted.total, ...votesOf(counted)]).toEqual([5, 4, 1]);
  });

  it('moves a changed vote and leaves the total', () => {
    const counted = withVote(results, YES, NO);
    expect([counted.total, ...votesOf(counted)]).toEqual([4, 2, 2]);
  });

  it('leaves the results when the answer is the same', () => {
    expect(withVote(results, NO, NO)).toBe(results);
  });
});

describe('newest', () => {
  it('takes live results over those of the page, unless they are older', () => {
    const live = { ...results, total: 9 };
    expect(newest(samplePoll(), live)).toBe(live);
    expect(newest(samplePoll(), { ...results, total: 1 }).total).toBe(4);
    expect(newest(samplePoll(), undefined).total).toBe(4);
  });
});
