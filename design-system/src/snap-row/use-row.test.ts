import { expect, it } from 'vitest';
import { stopAfter } from './use-row.ts';

it('leads from one stop to the next, to either end, and nowhere beyond', () => {
  expect(stopAfter('ArrowRight', 0, 3)).toBe(1);
  expect(stopAfter('ArrowLeft', 1, 3)).toBe(0);
  expect(stopAfter('End', 0, 3)).toBe(2);
  expect(stopAfter('Home', 2, 3)).toBe(0);
  expect(stopAfter('ArrowRight', 2, 3)).toBeUndefined();
  expect(stopAfter('ArrowLeft', 0, 3)).toBeUndefined();
  expect(stopAfter('End', 2, 3)).toBeUndefined();
  expect(stopAfter('ArrowDown', 0, 3)).toBeUndefined();
});
