import { expect, test } from 'vitest';
import { remainingParts } from './remaining.ts';

const now = new Date('2026-11-21T17:00:00Z');

test('the time left in whole units', () => {
  const to = new Date('2026-11-23T18:02:03Z');
  expect(remainingParts(to, now)).toEqual({ days: 2, hours: 1, minutes: 2, seconds: 3 });
});

test('a begun second counts until it is over, and the past is 0', () => {
  expect(remainingParts(new Date(now.getTime() + 1), now).seconds).toBe(1);
  expect(remainingParts(new Date(now.getTime() - 1), now)).toEqual({
    days: 0,
    hours: 0,
    minutes: 0,
    seconds: 0,
  });
});
