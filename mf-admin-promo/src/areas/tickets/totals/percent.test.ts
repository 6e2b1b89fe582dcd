import { expect, it } from 'vitest';
import { percentOf } from './percent.ts';

it.each([
  [0, 100_000, 0],
  [1, 100_000, 0.1],
  [12_345, 100_000, 12.3],
  [99_999, 100_000, 99.9],
  [100_000, 100_000, 100],
])('%i of %i is %f per cent', (issued, capacity, percent) =>
  expect(percentOf(issued, capacity)).toBe(percent),
);
