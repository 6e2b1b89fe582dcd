import { expect, it } from 'vitest';
import { COMMON_RULE_SET } from '@fio/domain/draw/rule-set';
import { marksOf } from './marks.ts';

it('marks the units of all prizes and the tens of the first three', () => {
  expect(marksOf(COMMON_RULE_SET, 1)).toEqual({ 3: 'series', 4: 'order' });
  expect(marksOf(COMMON_RULE_SET, 4)).toEqual({ 4: 'order' });
});

it('marks a digit that is taken twice for both', () => {
  const order = [{ prize: 1, place: 'ten_thousands' }] as const;
  expect(marksOf({ order, series: { digits: order } }, 1)).toEqual({ 0: 'both' });
  expect(marksOf({ order, series: { digits: order } }, 2)).toEqual({});
});
