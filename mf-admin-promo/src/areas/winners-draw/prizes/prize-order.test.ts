import { describe, expect, it } from 'vitest';
import { byValue, swapped, totalOf } from './prize-order.ts';

const car = { name: 'car', quantity: 1, value: 5_000_000 };
const bike = { name: 'bike', quantity: 3, value: 100_000 };
const trip = { name: 'trip', quantity: 2, value: 100_000 };

describe('prizes in their order', () => {
  it('change places with their neighbours', () => {
    expect(swapped([car, bike, trip], 2, 1)).toEqual([car, trip, bike]);
  });

  it('stand by value, those of the same as they were', () => {
    expect(byValue([bike, car, trip])).toEqual([car, bike, trip]);
  });

  it('are worth what all units are worth together, empty fields nothing', () => {
    expect(totalOf([car, bike])).toEqual({ units: 4, cents: 5_300_000 });
    expect(totalOf([car, { quantity: NaN, value: 1 }])).toEqual({ units: 1, cents: 5_000_000 });
  });
});
