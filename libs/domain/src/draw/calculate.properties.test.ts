import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { calculationText, type DrawDefinition } from './calculation.ts';
import { listOf } from './number-list.fixture.ts';
import { type Listed, numberOfCode, SKIP_REASONS } from './number-list.ts';
import { APPROXIMATIONS, COMMON_RULE_SET, EMPTY_SERIES_RULES, SERIES_FOLDS } from './rule-set.ts';
import { targetOf } from './target.ts';

// Few orders, so that neighbours, ties and both ends of a series come up.
const order = fc.oneof(fc.nat(99_999), fc.nat(20), fc.integer({ min: 99_980, max: 99_999 }));
const extraction = fc
  .tuple(order, fc.nat(999))
  .map(([units, tens]) =>
    [...String(units).padStart(5, '0')].map((unit, index) => `000${[...`${tens}`][index] ?? 0}${unit}`),
  );

const listed: fc.Arbitrary<Listed> = fc.record({
  code: fc.tuple(fc.nat(4), order).map(([series, within]) => series * 100_000 + within),
  holder: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  standing: fc.oneof(
    { weight: 3, arbitrary: fc.constant('eligible' as const) },
    fc.constantFrom(...SKIP_REASONS),
  ),
});
const entries = fc.uniqueArray(listed, { selector: ({ code }) => code, maxLength: 40 });

const definition: fc.Arbitrary<DrawDefinition> = fc
  .record({
    fold: fc.constantFrom(...SERIES_FOLDS),
    approximation: fc.constantFrom(...APPROXIMATIONS),
    emptySeries: fc.constantFrom(...EMPTY_SERIES_RULES),
    onePrizePerPerson: fc.boolean(),
    quantities: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
    surrogates: fc.nat(2),
  })
  .map(({ quantities, surrogates, ...rules }) => ({
    ruleSet: { ...COMMON_RULE_SET, ...rules },
    interval: { first: 0, last: 4 },
    prizes: quantities.map((quantity) => ({ quantity })),
    surrogates,
  }));

describe('calculate, whatever the prizes and the list', () => {
  it('gives the same bytes however often it runs, in whatever order the list was gathered and whoever is named how', async () => {
    await fc.assert(
      fc.asyncProperty(definition, extraction, entries, async (draw, prizes, list) => {
        const text = calculationText(await calculate(draw, prizes, listOf(list)));
        expect(calculationText(await calculate(draw, prizes, listOf(list)))).toBe(text);
        const renamed = list.toReversed().map((entry) => ({ ...entry, holder: `person ${entry.holder}` }));
        expect(calculationText(await calculate(draw, prizes, listOf(renamed)))).toBe(text);
      }),
    );
  });

  it('lets only numbers of the list win that can, each once, and no person twice where the rules say so', async () => {
    await fc.assert(
      fc.asyncProperty(definition, extraction, entries, async (draw, prizes, list) => {
        const { awards, missing } = await calculate(draw, prizes, listOf(list));
        const winners = awards.map(({ code }) => list.find((entry) => entry.code === code));
        expect(winners.every((winner) => winner?.standing === 'eligible')).toBe(true);
        expect(new Set(awards.map(({ code }) => code)).size).toBe(awards.length);
        const people = winners.map((winner) => winner?.holder);
        expect(draw.ruleSet.onePrizePerPerson && new Set(people).size < people.length).toBe(false);
        const wanted = draw.prizes.reduce((sum, { quantity }) => sum + quantity + draw.surrogates, 0);
        expect(awards.length + missing).toBe(wanted);
      }),
    );
  });

  it('finds the winners that are found when those who cannot win were never on the list', async () => {
    await fc.assert(
      fc.asyncProperty(definition, extraction, entries, async (draw, prizes, list) => {
        const all = await calculate(draw, prizes, listOf(list));
        const eligible = await calculate(
          draw,
          prizes,
          listOf(list.filter(({ standing }) => standing === 'eligible')),
        );
        expect(all.awards).toEqual(eligible.awards);
      }),
    );
  });

  it('passes nobody over without a reason: the walk meets every number once when prizes are left', async () => {
    await fc.assert(
      fc.asyncProperty(definition, extraction, entries, async (draw, prizes, list) => {
        const { walk, missing } = await calculate(draw, prizes, listOf(list));
        const met = walk.flatMap((step) => ('code' in step ? [step.code] : []));
        expect(new Set(met).size).toBe(met.length);
        expect(missing === 0 || met.length === list.length).toBe(true);
      }),
    );
  });

  it('takes the first by the words of each approximation', async () => {
    await fc.assert(
      fc.asyncProperty(definition, extraction, entries, async (draw, prizes, list) => {
        const { series, order: wanted } = targetOf(draw.ruleSet, draw.interval, prizes).target;
        const { approximation } = draw.ruleSet;
        const able = list
          .filter(({ standing }) => standing === 'eligible')
          .map(({ code }) => numberOfCode(code));
        const here = able.filter((number) => number.series === series).map((number) => number.order);
        fc.pre(here.length > 0 && approximation !== 'up_circular_global');
        const around = (number: number) => (number - wanted + 100_000) % 100_000;
        const up = (number: number) => (number >= wanted ? number - wanted : 200_000 - number);
        const far = (number: number) => Math.abs(number - wanted) * 2 - (number > wanted ? 1 : 0);
        const mirrored = (number: number) =>
          Number([...String(number).padStart(5, '0')].toReversed().join(''));
        const rank: Record<typeof approximation, (number: number) => number> = {
          up_then_down: up,
          up_circular: around,
          alternate: far,
          alternate_circular: (number) => Math.min(around(number) * 2, (100_000 - around(number)) * 2 + 1),
          // The mirrored number is larger where the first digit from the right is.
          absolute_difference: (number) => Math.abs(number - wanted) - mirrored(number) / 1_000_000,
        };
        const best = here.toSorted((a, b) => rank[approximation](a) - rank[approximation](b))[0];
        const [first] = (await calculate(draw, prizes, listOf(list))).awards;
        expect(first && numberOfCode(first.code)).toEqual({ series, order: best });
      }),
    );
  });
});
