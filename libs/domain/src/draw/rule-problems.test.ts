import { describe, expect, it } from 'vitest';
import { ruleSetProblems } from './rule-problems.ts';
import { COMMON_RULE_SET, type DigitPick, type RuleSet } from './rule-set.ts';
import { seriesChances } from './series-readings.ts';

const tens = (...prizes: DigitPick['prize'][]): DigitPick[] =>
  prizes.map((prize) => ({ prize, place: 'tens' }));
const withSeries = (prefix: string, digits: readonly DigitPick[]): RuleSet => ({
  ...COMMON_RULE_SET,
  series: { prefix, digits },
});

describe('ruleSetProblems', () => {
  it('finds none in the common rule, of one series or of a thousand', () => {
    expect(ruleSetProblems(COMMON_RULE_SET, { first: 0, last: 0 })).toEqual([]);
    expect(ruleSetProblems(COMMON_RULE_SET, { first: 0, last: 999 })).toEqual([]);
    expect(ruleSetProblems(withSeries('11', tens(1)), { first: 110, last: 119 })).toEqual([]);
    expect(ruleSetProblems(withSeries('', []), { first: 7, last: 7 })).toEqual([]);
  });

  it('names every digit that is read again', () => {
    const [first, ...others] = COMMON_RULE_SET.order as [DigitPick, ...DigitPick[]];
    const twice = { ...withSeries('', [first]), order: [first, first, ...others.slice(1)] };
    expect(ruleSetProblems(twice, { first: 0, last: 9 })).toEqual([
      ['order.1', 'digit_repeated'],
      ['series.digits.0', 'digit_repeated'],
    ]);
  });

  it('finds series that no extraction leads to', () => {
    const problem = [['series.digits', 'series_unreachable']];
    expect(ruleSetProblems(withSeries('', tens(1, 2)), { first: 0, last: 100 })).toEqual(problem);
    expect(ruleSetProblems(withSeries('1', []), { first: 0, last: 1 })).toEqual(problem);
    expect(ruleSetProblems(withSeries('', []), { first: 0, last: 1 })).toEqual(problem);
  });

  it('finds a series of four digits', () => {
    expect(ruleSetProblems(withSeries('1', tens(1, 2, 3)), { first: 0, last: 9 })).toEqual([
      ['series.prefix', 'series_long'],
    ]);
  });
});

describe('seriesChances', () => {
  it('are the same for all series, or told', () => {
    expect(seriesChances(COMMON_RULE_SET, { first: 0, last: 199 })).toEqual({ least: 5, most: 5 });
    expect(seriesChances(COMMON_RULE_SET, { first: 0, last: 2 })).toEqual({ least: 333, most: 334 });
    expect(seriesChances(withSeries('', tens(1)), { first: 0, last: 10 })).toEqual({ least: 0, most: 1 });
  });
});
