import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import type { DrawDefinition, WalkStep } from './calculation.ts';
import { listOf, listOfCodes } from './number-list.fixture.ts';
import type { Listed, NumberList } from './number-list.ts';
import { type Approximation, COMMON_RULE_SET, type RuleSet } from './rule-set.ts';

/** Prizes whose units read `order`, and whose tens lead to series 0. */
const extractionOf = (order: number) => [...String(order).padStart(5, '0')].map((digit) => `0000${digit}`);

function definition(quantity: number, rules: Partial<RuleSet> = {}, last = 0): DrawDefinition {
  const ruleSet: RuleSet = { ...COMMON_RULE_SET, ...rules };
  return { ruleSet, interval: { first: 0, last }, prizes: [{ quantity }], surrogates: 0 };
}

const winners = async (draw: DrawDefinition, order: number, list: NumberList) =>
  (await calculate(draw, extractionOf(order), list)).awards.map(({ code }) => code);

const skips = (walk: readonly WalkStep[]) =>
  walk.flatMap((step) => (step.kind === 'skipped' ? [[step.code, step.reason]] : []));

const REFERENCE = [100, 200, 73_250, 73_260, 99_990];

describe('calculate: the approximations of domain.md, 1.5', () => {
  it.each<[number, Approximation, number]>([
    [73_254, 'up_then_down', 73_260],
    [73_254, 'up_circular', 73_260],
    [73_254, 'alternate', 73_250],
    [73_255, 'up_then_down', 73_260],
    [73_255, 'up_circular', 73_260],
    [73_255, 'alternate', 73_260],
    [99_995, 'up_then_down', 99_990],
    [99_995, 'up_circular', 100],
    [99_995, 'alternate', 99_990],
    [50, 'up_then_down', 100],
    [50, 'up_circular', 100],
    [50, 'alternate', 100],
    [73_254, 'absolute_difference', 73_250],
    [60, 'alternate_circular', 100],
    // 99,990 lies 30 below 20 around the circle, 100 lies 80 above it.
    [20, 'alternate_circular', 99_990],
  ])('%i by %s is %i', async (order, approximation, expected) => {
    expect(await winners(definition(1, { approximation }), order, listOfCodes(REFERENCE))).toEqual([
      expected,
    ]);
  });

  it('goes down when three prizes have used up what is above', async () => {
    expect(await winners(definition(3), 73_254, listOfCodes(REFERENCE))).toEqual([73_260, 99_990, 73_250]);
  });

  it('gives ten prizes to ten numbers in a row (A1)', async () => {
    const list = listOfCodes(Array.from({ length: 100 }, (_, index) => 73_200 + index));
    expect(await winners(definition(10), 73_254, list)).toEqual(
      Array.from({ length: 10 }, (_, i) => 73_254 + i),
    );
  });

  it.each<[Approximation, number[]]>([
    ['up_then_down', [55, 70, 45, 40, 10]],
    ['up_circular', [55, 70, 10, 40, 45]],
    ['alternate', [55, 45, 40, 70, 10]],
    ['alternate_circular', [55, 45, 40, 70, 10]],
    // Of 55 and 45, as near to 50, the units are the same and five tens are more than four.
    ['absolute_difference', [55, 45, 40, 70, 10]],
  ])('meets each number of a series once, by %s', async (approximation, expected) => {
    expect(await winners(definition(9, { approximation }), 50, listOfCodes([10, 40, 45, 55, 70]))).toEqual(
      expected,
    );
  });

  it('breaks a tie by the digits from the right, not by the larger number', async () => {
    const rules = { approximation: 'absolute_difference' } as const;
    expect(await winners(definition(2, rules), 100, listOfCodes([92, 108]))).toEqual([108, 92]);
    expect(await winners(definition(2, rules), 100, listOfCodes([99, 101]))).toEqual([99, 101]);
  });

  it('alternates around the ends of the series', async () => {
    const rules = { approximation: 'alternate_circular' } as const;
    const list = listOfCodes([1, 5, 99_998, 50_003, 50_002]);
    // 50,003 is reached after 49,999 steps down, 50,002 after 50,000 up.
    expect(await winners(definition(5, rules), 2, list)).toEqual([1, 5, 99_998, 50_003, 50_002]);
  });
});

describe('calculate: other series', () => {
  const list = listOfCodes([50, 100_040, 300_010, 300_060]);

  it('looks for the same order in the next series up, then down', async () => {
    const rules = { series: { prefix: '1', digits: [] } };
    expect(await winners(definition(9, rules, 3), 50, list)).toEqual([100_040, 300_060, 300_010, 50]);
  });

  it('or down first', async () => {
    const rules = { series: { prefix: '1', digits: [] }, emptySeries: 'down_then_up' } as const;
    expect(await winners(definition(9, rules, 3), 50, list)).toEqual([100_040, 50, 300_060, 300_010]);
  });

  it('goes upwards through all series and from the last number on to the first', async () => {
    const rules = { series: { prefix: '3', digits: [] }, approximation: 'up_circular_global' } as const;
    expect(await winners(definition(9, rules, 3), 50, list)).toEqual([300_060, 50, 100_040, 300_010]);
  });

  it('says where it looked, and that nothing is left', async () => {
    const { walk, missing } = await calculate(definition(2, {}, 1), extractionOf(50), listOfCodes([100_040]));
    expect(walk.map((step) => (step.kind === 'series' ? step.series : step.kind))).toEqual([
      0,
      1,
      'won',
      'exhausted',
    ]);
    expect(missing).toBe(1);
  });
});

describe('calculate: who can win', () => {
  const numbers: Listed[] = [
    { code: 50, holder: 'a', standing: 'voided' },
    { code: 51, holder: 'a', standing: 'eligible' },
    { code: 52, holder: 'a', standing: 'eligible' },
    { code: 53, holder: 'b', standing: 'under_age' },
    { code: 54, holder: 'c', standing: 'blocked_cpf' },
    { code: 55, holder: 'd', standing: 'eligible' },
    { code: 56, holder: 'a', standing: 'eligible' },
  ];

  it('passes over those who cannot, with the reason for each', async () => {
    const { awards, walk } = await calculate(definition(2), extractionOf(50), listOf(numbers));
    expect(awards.map(({ code }) => code)).toEqual([51, 55]);
    expect(skips(walk)).toEqual([
      [50, 'voided'],
      [52, 'already_awarded'],
      [53, 'under_age'],
      [54, 'blocked_cpf'],
    ]);
    expect(walk).toContainEqual({
      kind: 'skipped',
      code: 52,
      side: 'above',
      reason: 'already_awarded',
      wonWith: 51,
    });
  });

  it('lets a person win again where the rules do', async () => {
    const rules = { onePrizePerPerson: false };
    expect(await winners(definition(3, rules), 50, listOf(numbers))).toEqual([51, 52, 55]);
  });

  it('gives the prizes in order, unit by unit, then the surrogates of each', async () => {
    const draw = { ...definition(1), prizes: [{ quantity: 2 }, { quantity: 1 }], surrogates: 2 };
    const { awards } = await calculate(draw, extractionOf(0), listOfCodes([0, 1, 2, 3, 4, 5, 6]));
    expect(awards.map(({ prize, unit, rank, code }) => [prize, unit, rank, code])).toEqual([
      [1, 1, 0, 0],
      [1, 2, 0, 1],
      [2, 1, 0, 2],
      [1, 0, 1, 3],
      [1, 0, 2, 4],
      [2, 0, 1, 5],
      [2, 0, 2, 6],
    ]);
  });
});
