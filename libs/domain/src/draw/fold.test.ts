import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldSeries } from './fold.ts';
import { SERIES_FOLDS } from './rule-set.ts';

describe('foldSeries', () => {
  it('takes the quantity of series away until the series lies inside (domain.md, A9)', () => {
    expect(foldSeries(88, { first: 0, last: 19 }, 'count')).toEqual([88, 68, 48, 28, 8]);
  });

  it('adds it while the series lies below', () => {
    expect(foldSeries(3, { first: 110, last: 119 }, 'count')[1]).toBe(13);
    expect(foldSeries(3, { first: 110, last: 119 }, 'count').at(-1)).toBe(113);
  });

  it('counts the rest of the division from the first series on', () => {
    expect(foldSeries(107, { first: 205, last: 214 }, 'modulo')).toEqual([107, 212]);
  });

  it('leaves a series inside as it is', () => {
    for (const fold of SERIES_FOLDS) expect(foldSeries(107, { first: 105, last: 114 }, fold)).toEqual([107]);
  });

  it('ends inside the interval, whatever was read', () => {
    const interval = fc
      .tuple(fc.nat(999), fc.nat(999))
      .map(([a, b]) => ({ first: Math.min(a, b), last: Math.max(a, b) }));
    fc.assert(
      fc.property(
        fc.nat(99_999),
        interval,
        fc.constantFrom(...SERIES_FOLDS),
        (raw, { first, last }, fold) => {
          const steps = foldSeries(raw, { first, last }, fold);
          expect(steps[0]).toBe(raw);
          expect(steps.at(-1)).toBeGreaterThanOrEqual(first);
          expect(steps.at(-1)).toBeLessThanOrEqual(last);
        },
      ),
    );
  });
});
