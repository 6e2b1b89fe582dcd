import { expect, it } from 'vitest';
import { ApiError, type ClientErrorCode, type ErrorCode } from './ApiError.ts';
import { retryAfterOf } from './refusal.ts';
import { pauseAfter } from './retry.ts';

const error = (
  status: number,
  retryAfter: number | null = null,
  code: ErrorCode | ClientErrorCode = 'UNAVAILABLE',
) => new ApiError(code, '', { status, retryAfter });

it('waits twice as long each time, up to eight seconds, by chance somewhat less', () => {
  const most = [0, 1, 2, 3, 4, 9].map((attempts) => pauseAfter(error(503), attempts, 1));
  expect(most).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  expect(pauseAfter(error(0), 1, 0)).toBe(500);
});

it('keeps to what it is told, up to a minute', () => {
  expect(pauseAfter(error(429, 7), 0)).toBe(7000);
  expect(pauseAfter(error(429, 61), 0)).toBeNull();
});

it('asks again after what passes alone', () => {
  const passing = [0, 429, 502, 503, 504].map((status) => pauseAfter(error(status), 0));
  expect(passing).not.toContain(null);
  const lasting = [200, 400, 401, 403, 404, 409, 422, 500].map((status) => pauseAfter(error(status), 0));
  expect(new Set(lasting)).toEqual(new Set([null]));
  expect(pauseAfter(error(429, 1, 'IN_LINE'), 0)).toBeNull();
});

it.each([
  ['120', 120],
  ['Fri, 27 Nov 2026 12:00:30 GMT', 30],
  ['Fri, 27 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
])('reads Retry-After: %s', (told, seconds) => {
  const now = Date.parse('2026-11-27T12:00:00Z');
  expect(retryAfterOf(new Headers({ 'retry-after': told }), now)).toBe(seconds);
});
