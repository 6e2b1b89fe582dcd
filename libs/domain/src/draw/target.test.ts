import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_RULE_SET, type DigitPick, type RuleSet } from './rule-set.ts';
import { isExtraction, targetOf } from './target.ts';

const tens = (...prizes: DigitPick['prize'][]): DigitPick[] =>
  prizes.map((prize) => ({ prize, place: 'tens' }));
const withSeries = (prefix: string, ...prizes: DigitPick['prize'][]): RuleSet => ({
  ...COMMON_RULE_SET,
  series: { prefix, digits: tens(...prizes) },
});

const A1 = ['23337', '82513', '17082', '53195', '49504'];
const A2 = ['25984', '65418', '19079', '33657', '00647'];
const A4 = ['20501', '40340', '10534', '27858', '38134'];
const A10 = ['50366', '33514', '45504', '94365', '51105'];

describe('targetOf: the vectors of domain.md, 1.5', () => {
  it.each([
    ['A1', A1, withSeries('11', 1), { first: 110, last: 119 }, { series: 113, order: 73254 }],
    ['A2', A2, withSeries('0', 1, 2), { first: 0, last: 199 }, { series: 81, order: 48977 }],
    ['A4', A4, withSeries('', 1), { first: 0, last: 9 }, { series: 0, order: 10484 }],
    ['A5', A4, withSeries('', 2), { first: 0, last: 9 }, { series: 4, order: 10484 }],
    ['A10, 200 series', A10, COMMON_RULE_SET, { first: 0, last: 199 }, { series: 10, order: 64455 }],
    ['A10, 100 series', A10, COMMON_RULE_SET, { first: 0, last: 99 }, { series: 10, order: 64455 }],
    [
      'A10, series 110 to 119',
      A10,
      COMMON_RULE_SET,
      { first: 110, last: 119 },
      { series: 110, order: 64455 },
    ],
    ['A11', A1, COMMON_RULE_SET, { first: 110, last: 119 }, { series: 118, order: 73254 }],
  ])('%s', (_, extraction, ruleSet, interval, target) => {
    expect(targetOf(ruleSet, interval, extraction).target).toEqual(target);
  });
});

describe('targetOf', () => {
  it('says which digit came from where', () => {
    const { order, series } = targetOf(COMMON_RULE_SET, { first: 0, last: 199 }, A10);
    expect(order.map(({ prize, place, digit }) => `${prize} ${place} ${digit}`)).toEqual([
      '1 units 6',
      '2 units 4',
      '3 units 4',
      '4 units 5',
      '5 units 5',
    ]);
    expect(series.digits.map(({ digit }) => digit)).toEqual([6, 1, 0]);
    expect(series.folds).toEqual([610, 410, 210, 10]);
  });

  it('reads a digit at any place, leading zeros included', () => {
    const order = (['units', 'tens', 'hundreds', 'thousands', 'ten_thousands'] as const).map(
      (place): DigitPick => ({ prize: 5, place }),
    );
    expect(targetOf({ ...COMMON_RULE_SET, order }, { first: 0, last: 0 }, A2).target.order).toBe(74_600);
  });

  it('looks in the first series where the rule set reads none', () => {
    const { target, series } = targetOf(withSeries(''), { first: 7, last: 9 }, A1);
    expect(target.series).toBe(7);
    expect(series.folds).toEqual([7]);
  });

  it('refuses what is no extraction', () => {
    expect(() => targetOf(COMMON_RULE_SET, { first: 0, last: 0 }, A1.slice(1))).toThrow(RangeError);
    expect(isExtraction(['2333', ...A1.slice(1)])).toBe(false);
    expect(isExtraction(A1)).toBe(true);
  });

  it('always writes the order with five digits and folds into the interval', () => {
    const prize = fc.nat(99_999).map((number) => String(number).padStart(5, '0'));
    fc.assert(
      fc.property(
        fc.array(prize, { minLength: 5, maxLength: 5 }),
        fc.nat(300),
        fc.nat(300),
        (extraction, first, more) => {
          const { order, target } = targetOf(COMMON_RULE_SET, { first, last: first + more }, extraction);
          expect(order.map(({ digit }) => digit).join('')).toBe(String(target.order).padStart(5, '0'));
          expect(target.series).toBeGreaterThanOrEqual(first);
          expect(target.series).toBeLessThanOrEqual(first + more);
        },
      ),
    );
  });
});
