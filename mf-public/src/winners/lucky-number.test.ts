import { expect, it } from 'vitest';
import { luckyNumber, seriesNumber } from './lucky-number.ts';

it('writes numbers as the regulation does', () => {
  expect([0, 42, 12_345].map(luckyNumber)).toEqual(['00.000', '00.042', '12.345']);
  expect([0, 7, 118].map(seriesNumber)).toEqual(['000', '007', '118']);
});
