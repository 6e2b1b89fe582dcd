import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capacityOf, placeOf } from './lucky-number.ts';
import { capacityAlert, exhaustionDay, issuedBySeries } from './number-capacity.ts';

describe('what each series has given', () => {
  it('is what counting place by place finds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 40 }), (issued, count) => {
        const interval = { first: 100, last: 100 + count - 1 };
        const counted = Array.from({ length: count }, () => 0);
        for (let counter = 0; counter < issued; counter += 1) {
          const index = placeOf(counter, interval).series - interval.first;
          counted[index] = (counted[index] ?? 0) + 1;
        }
        expect(issuedBySeries(issued, interval)).toEqual(counted);
      }),
    );
  });

  it('is all of it at the end', () => {
    const interval = { first: 0, last: 6 };
    expect(issuedBySeries(capacityOf(interval), interval)).toEqual(Array.from({ length: 7 }, () => 100_000));
  });
});

it.each([
  [0, null],
  [159_999, null],
  [160_000, 80],
  [190_000, 95],
  [200_000, 100],
])('%i of 200.000 given out alert %s', (issued, alert) =>
  expect(capacityAlert(issued, { first: 0, last: 1 })).toBe(alert),
);

describe('the day on which the numbers run out', () => {
  const period = { today: '2026-02-27', lastDay: '2026-03-31' };
  it('is counted from today', () => expect(exhaustionDay(200, 100, period)).toBe('2026-03-01'));
  it('is none when the period ends first', () => expect(exhaustionDay(5000, 100, period)).toBeNull());
  it('is none while none is given out', () => expect(exhaustionDay(10, 0, period)).toBeNull());
  it('is today when none is left', () => expect(exhaustionDay(0, 0, period)).toBe('2026-02-27'));
});
