import { expect, it } from 'vitest';
import { luckyNumber, seriesNumber } from './lucky-number.ts';

it('writes numbers as the regulation does', () => {
  expect([0, 42, 12_345].map((number) => luckyNumber(number, 100_000))).toEqual([
    '00.000',
    '00.042',
    '12.345',
  ]);
  expect([0, 42].map((number) => luckyNumber(number, 1000))).toEqual(['000', '042']);
  expect(luckyNumber(42, 10_000)).toBe('0.042');
  expect([0, 7, 118].map(seriesNumber)).toEqual(['000', '007', '118']);
});
