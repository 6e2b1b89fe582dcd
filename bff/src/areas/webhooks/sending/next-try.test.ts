import { expect, it } from 'vitest';
import { MOST_TRIES, nextTry } from './next-try.ts';
import type { Answered } from './post-event.ts';

const now = new Date('2026-11-26T12:00:00Z');
const answered = (status: number | null, wait?: string): Answered => ({
  status,
  fault: status === null ? 'unreachable' : null,
  headers: wait === undefined ? [] : [{ name: 'retry-after', value: wait }],
  text: '',
});
const pauseOf = (tries: number, answer: Answered, random = 0) => {
  const next = nextTry(tries, answer, now, random);
  return next && next.getTime() - now.getTime();
};

it('waits longer each time, for three days, and then gives up', () => {
  const pauses = Array.from({ length: MOST_TRIES }, (_, index) => pauseOf(index + 1, answered(500)));
  const waited = pauses.slice(0, -1).map((pause) => pause ?? 0);
  expect(waited).toEqual(waited.toSorted((one, other) => one - other));
  const days = waited.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
  expect([days > 3, days < 3.5, pauses.at(-1)]).toEqual([true, true, null]);
});

it('spreads what failed together over a tenth of the pause', () => {
  expect([pauseOf(2, answered(null), 0), pauseOf(2, answered(null), 0.5)]).toEqual([300_000, 315_000]);
});

it('heeds a receiver that asks for more time, a day at most, and no other', () => {
  expect(pauseOf(1, answered(503, '120'))).toBe(120_000);
  expect(pauseOf(1, answered(429, new Date(now.getTime() + 60_000).toUTCString()))).toBe(60_000);
  expect(pauseOf(1, answered(429, '1'))).toBe(5_000);
  expect(pauseOf(1, answered(503, '99999999'))).toBe(86_400_000);
  expect(pauseOf(1, answered(500, '120'))).toBe(5_000);
});

it('never tries one again whose receiver is gone', () => {
  expect(pauseOf(1, answered(410))).toBeNull();
});
