import { describe, expect, it } from 'vitest';
import { remainingSeconds } from './session.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('remainingSeconds', () => {
  it.each([
    [60_000, 60],
    [59_001, 60],
    [1, 1],
    [0, 0],
    [-5_000, 0],
  ])('%i ms ahead: %i', (milliseconds, seconds) => {
    expect(remainingSeconds(now.getTime() + milliseconds, now)).toBe(seconds);
    expect(remainingSeconds(new Date(now.getTime() + milliseconds), now.getTime())).toBe(seconds);
  });

  it('takes a broken time for the end', () => {
    expect(remainingSeconds(new Date('nunca'), now)).toBe(0);
  });
});
