import { expect, it } from 'vitest';
import { BIN_ENDS, binned, withinMs } from './time-bins.ts';

it('tells within which time a share of the loads was done, to a bin', () => {
  const times = Array.from({ length: 1000 }, (_, index) => index + 1);
  expect(withinMs(binned(times), 0.75)).toBe(750);
  expect(withinMs(binned(times), 0.5)).toBe(500);
  expect(withinMs(binned([120]), 1)).toBe(150);
  expect(withinMs(binned([0, 0, 90_000]), 0.1)).toBeLessThanOrEqual(50);
});

it('says no more than it knows', () => {
  expect(withinMs(binned([]), 0.75)).toBeNull();
  expect(withinMs(binned([600_000]), 0.75)).toBe(BIN_ENDS.at(-1));
});
