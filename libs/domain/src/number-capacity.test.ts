import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capacityOf, placeOf, SERIES_SIZE } from './lucky-number.ts';
import { capacityAlert, exhaustionDay, issuedBySeries } from './number-capacity.ts';

describe('what each series has given', () => {
  it('is what counting place by place finds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 3, max: 40 }), (issued, count) => {
        const range = { first: 100, last: 100 + count - 1, size: 1000 };
        const counted = Array.from({ length: count }, () => 0);
        for (let counter = 0; counter < issued; counter += 1) {
          const index = placeOf(counter, range).series - range.first;
          counted[index] = (counted[index] ?? 0) + 1;
        }
        expect(issuedBySeries(issued, range)).toEqual(counted);
      }),
    );
  });

  it.each([100, SERIES_SIZE])('is all of %i at the end', (size) => {
    const range = { first: 0, last: 6, size };
    expect(issuedBySeries(capacityOf(range), range)).toEqual(Array.from({ length: 7 }, () => size));
  });
});

it.each([
  [0, null],
  [159_999, null],
  [160_000, 80],
  [190_000, 95],
  [200_000, 100],
])('%i of 200.000 given out alert %s', (issued, alert) =>
  expect(capacityAlert(issued, { first: 0, last: 1, size: SERIES_SIZE })).toBe(alert),
);

describe('the day on which the numbers run out', () => {
  const period = { today: '2026-02-27', lastDay: '2026-03-31' };
  it('is counted from today', () => expect(exhaustionDay(200, 100, period)).toBe('2026-03-01'));
  it('is none when the period ends first', () => expect(exhaustionDay(5000, 100, period)).toBeNull());
  it('is none while none is given out', () => expect(exhaustionDay(10, 0, period)).toBeNull());
  it('is today when none is left', () => expect(exhaustionDay(0, 0, period)).toBe('2026-02-27'));
});
