import { expect, it } from 'vitest';
import { drawBucket, isBucket, isChosen } from './bucket.ts';

const buckets = Array.from({ length: 2000 }, (_, index) => index.toString(16).padStart(16, '0'));
const chosen = (build: string, percent: number) =>
  buckets.filter((bucket) => isChosen(bucket, build, percent));

it('chooses about as many as it should, always the same, and keeps them as the share grows', () => {
  const few = chosen('a', 10);
  expect(few.length).toBeGreaterThan(140);
  expect(few.length).toBeLessThan(260);
  expect(chosen('a', 10)).toEqual(few);
  expect(chosen('a', 40)).toEqual(expect.arrayContaining(few));
});

it('draws anew for each build', () => {
  expect(chosen('b', 10)).not.toEqual(chosen('a', 10));
});

it('knows its own buckets', () => {
  expect([isBucket(drawBucket()), isBucket('x'), isBucket('0'.repeat(17))]).toEqual([true, false, false]);
});
