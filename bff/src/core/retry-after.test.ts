import { expect, it } from 'vitest';
import { retryAfter } from './retry-after.ts';

const now = new Date('2026-11-26T12:00:00Z');

it.each([
  ['120', 120_000],
  ['0', 0],
  ['99999999', 86_400_000],
  ['Thu, 26 Nov 2026 12:01:00 GMT', 60_000],
  ['Thu, 26 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  [null, null],
])('%s is %s', (header, expected) => {
  expect(retryAfter(header, now)).toBe(expected);
});
