import { expect, it } from 'vitest';
import { Pace } from './Pace.ts';

it('says nothing before it has seen anybody move for a second', () => {
  const pace = new Pace();
  expect(pace.secondsFor(10)).toBeNull();
  pace.see(0, 0);
  pace.see(20, 900);
  expect(pace.secondsFor(10)).toBeNull();
});

it('goes by the last half minute', () => {
  const pace = new Pace();
  for (let second = 0; second <= 60; second += 1)
    pace.see(second <= 30 ? second * 100 : 3000 + (second - 30) * 10, second * 1000);
  expect(pace.secondsFor(100)).toBe(10);
});

it('has no pace for a line that stands', () => {
  const pace = new Pace();
  pace.see(7, 0);
  pace.see(7, 5000);
  expect(pace.secondsFor(1)).toBeNull();
});

it('knows what the count was some time ago', () => {
  const pace = new Pace();
  for (let second = 0; second <= 10; second += 1) pace.see(second * 10, second * 1000);
  expect(pace.countBy(6500)).toBe(60);
  expect(pace.countBy(-1)).toBe(0);
});
