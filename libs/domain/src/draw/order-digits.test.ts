import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import type { DrawDefinition } from './calculation.ts';
import { drawClause } from './clause.ts';
import { listOfCodes } from './number-list.fixture.ts';
import { ruleSetProblems } from './rule-problems.ts';
import {
  type Approximation,
  COMMON_RULE_SET,
  DIGIT_PLACES,
  type DigitPick,
  orderSizeOf,
  type RuleSet,
} from './rule-set.ts';
import { targetOf } from './target.ts';

const A1 = ['23337', '82513', '17082', '53195', '49504'];
const A2 = ['25984', '65418', '19079', '33657', '00647'];
const A10 = ['50366', '33514', '45504', '94365', '51105'];

/** The last `count` digits of the first prize, as draws by the hundred, thousand or ten thousand read them. */
const ofFirst = (count: number): DigitPick[] =>
  DIGIT_PLACES.slice(0, count)
    .toReversed()
    .map((place) => ({ prize: 1, place }));
const units = (count: number) => COMMON_RULE_SET.order.slice(0, count);
const rules = (order: readonly DigitPick[], rest: Partial<RuleSet> = {}): RuleSet => ({
  ...COMMON_RULE_SET,
  series: { prefix: '', digits: [] },
  ...rest,
  order,
});
const ONE = { first: 0, last: 0 };
const draw = (count: number, approximation: Approximation, quantity = 1): DrawDefinition => ({
  ruleSet: rules(units(count), { approximation }),
  interval: ONE,
  prizes: [{ quantity }],
  surrogates: 0,
});
/** Whose units write `order` in so many digits; the prizes behind them are not read. */
const extractionOf = (order: number, count: number) =>
  [...String(order).padStart(count, '0').padEnd(5, '7')].map((digit) => `1234${digit}`);

describe('an order of one to five digits', () => {
  it.each([
    ['A1, units', A1, units, [7, 73, 732, 7325, 73_254]],
    ['A2, units', A2, units, [4, 48, 489, 4897, 48_977]],
    ['A10, units', A10, units, [6, 64, 644, 6445, 64_455]],
    ['A10, of the first prize', A10, ofFirst, [6, 66, 366, 366, 50_366]],
  ])('%s', (_what, extraction, order, expected) => {
    const found = [1, 2, 3, 4, 5].map((count) => targetOf(rules(order(count)), ONE, extraction).target.order);
    expect(found).toEqual(expected);
  });

  it.each([1, 2, 3, 4, 5])('of %i: each number of a series can come up, and no other', (count) => {
    const ruleSet = rules(units(count));
    expect(ruleSetProblems(ruleSet, ONE)).toEqual([]);
    expect(orderSizeOf(ruleSet)).toBe(10 ** count);
    fc.assert(
      fc.property(fc.nat(10 ** count - 1), (order) => {
        expect(targetOf(ruleSet, ONE, extractionOf(order, count)).target).toEqual({ series: 0, order });
      }),
    );
  });

  it('with a series beside it folds as ever', () => {
    const ruleSet = rules(units(3), { series: COMMON_RULE_SET.series });
    expect(targetOf(ruleSet, { first: 110, last: 119 }, A1).target).toEqual({ series: 118, order: 732 });
  });
});

describe('what follows a number that was not given out', () => {
  it.each<[count: number, order: number, Approximation, winner: number]>([
    [3, 995, 'up_circular', 10],
    [3, 995, 'up_circular_global', 10],
    [3, 995, 'up_then_down', 990],
    [3, 2, 'alternate_circular', 10],
    // 990 lies 12 below 2 around a circle of 1,000, and 40 lies 38 above it.
    [4, 2, 'alternate_circular', 10],
    [3, 0, 'absolute_difference', 10],
  ])('of %i digits, from %i by %s is %i', async (count, order, approximation, winner) => {
    const result = await calculate(
      draw(count, approximation),
      extractionOf(order, count),
      listOfCodes([10, 990]),
    );
    expect(result.awards.map(({ code }) => code)).toEqual([winner]);
  });

  it('goes round the circle of its own size, the nearest first', async () => {
    const result = await calculate(draw(3, 'alternate_circular'), extractionOf(2, 3), listOfCodes([40, 990]));
    expect(result.awards.map(({ code }) => code)).toEqual([990]);
  });

  it.each([1, 2, 3, 4, 5])('of %i digits meets each number once, as the distance says', async (count) => {
    const size = 10 ** count;
    const codes = fc.uniqueArray(fc.nat(size - 1), { minLength: 1, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(codes, fc.nat(size - 1), async (given, order) => {
        const sorted = given.toSorted((a, b) => a - b);
        const { awards } = await calculate(
          draw(count, 'alternate_circular', given.length),
          extractionOf(order, count),
          listOfCodes(sorted),
        );
        const up = (code: number) => (code - order + size) % size;
        const distance = (code: number) => Math.min(up(code), size - up(code));
        const expected = sorted.toSorted((a, b) => distance(a) - distance(b) || up(a) - up(b));
        expect(awards.map(({ code }) => code)).toEqual(expected);
      }),
    );
  });
});

describe('the clause', () => {
  it.each([
    [1, 'ao 9 segue o 0', 'elemento sorteável é 7 e', '0/7'],
    [2, 'ao 99 segue o 00', 'elemento sorteável é 73 e', '0/73'],
    [3, 'ao 999 segue o 000', 'elemento sorteável é 732 e', '0/732'],
    [4, 'ao 9.999 segue o 0.000', 'elemento sorteável é 7325 e', '0/7325'],
    [5, 'ao 99.999 segue o 00.000', 'elemento sorteável é 73254 e', '0/73254'],
  ])('of %i digits has its own ends and example', (count, ends, example, number) => {
    const text = drawClause(draw(count, 'up_circular'), 'pt').join('\n');
    for (const said of [ends, example, `o número da sorte é ${number}.`]) expect(text).toContain(said);
  });

  it('says so in English', () => {
    expect(drawClause(draw(4, 'alternate_circular'), 'en').join('\n')).toContain('0,000 follows 9,999');
  });
});
