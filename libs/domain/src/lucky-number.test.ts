import { shake256 } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capacityOf,
  formatLuckyNumber,
  isRightNumber,
  numberAt,
  parseLuckyNumber,
  placeOf,
  SERIES_SIZE,
  seriesOrder,
} from './lucky-number.ts';
import { sampler, type Shake256 } from './sampling.ts';

const shake: Shake256 = (message, length) => shake256(message, { dkLen: length });
const seed = new Uint8Array(32).fill(7);
const orders = new Map<number, Uint32Array>();
const orderOf = (series: number) => {
  const order = orders.get(series) ?? seriesOrder(shake, seed, { draw: 'final', series, size: SERIES_SIZE });
  orders.set(series, order);
  return order;
};

describe('the sampler', () => {
  it('draws below its bound, the same each time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.string(), (bound, label) => {
        const [one, other] = [sampler(shake, seed, label, 1), sampler(shake, seed, label, 500)];
        // Past what was expected too: the longer output begins with the shorter one.
        return Array.from({ length: 40 }, () => one.below(bound)).every(
          (draw) => draw >= 0 && draw < bound && draw === other.below(bound),
        );
      }),
    );
  });

  it('draws again what would favour the low numbers', () => {
    const stream = [0xff, 0xff, 0xff, 0xff, 0, 0, 0, 5];
    const fixed: Shake256 = (_message, length) => Uint8Array.from({ length }, (_, i) => stream[i % 8] ?? 0);
    expect(sampler(fixed, seed, '').below(3 * 2 ** 30)).toBe(5);
  });

  it('takes no seed of another length', () => {
    expect(() => sampler(shake, new Uint8Array(31), '')).toThrow('A seed has 32 bytes, not 31.');
  });
});

describe('the order of a series', () => {
  it('has every number once', () => {
    expect(new Set(orderOf(0)).size).toBe(SERIES_SIZE);
    expect(
      orderOf(0)
        .toSorted()
        .every((order, index) => order === index),
    ).toBe(true);
  });

  it('stays what it was: a published commitment must hold for ever', () => {
    expect([...orderOf(0).subarray(0, 5)]).toEqual([74_651, 2444, 9726, 73_123, 8869]);
  });

  it('is another for each seed, draw and series', () => {
    const first = (order: Uint32Array) => order.subarray(0, 20).join();
    const others = [
      seriesOrder(shake, new Uint8Array(32).fill(8), { draw: 'final', series: 0, size: SERIES_SIZE }),
      seriesOrder(shake, seed, { draw: 'weekly', series: 0, size: SERIES_SIZE }),
      orderOf(1),
    ];
    expect(new Set([orderOf(0), ...others].map(first)).size).toBe(4);
  });

  it.each([10, 100, 1000, 10_000])('of %i numbers has each of them once', (size) => {
    const order = seriesOrder(shake, seed, { draw: 'final', series: 0, size });
    expect([...order].toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index));
  });

  it('puts a number anywhere: chi-squared over ten parts of the first ten thousand places', () => {
    const parts = Array.from(orderOf(2).subarray(0, 10_000), (order) => Math.floor(order / 10_000));
    const counts = Array.from({ length: 10 }, (_, part) => parts.filter((one) => one === part).length);
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(27.9); // p > 0.001 with 9 degrees of freedom; the seed is fixed, and so is the figure
  });
});

describe('giving out', () => {
  const range = { first: 10, last: 12, size: SERIES_SIZE };

  it('takes the series in turn', () => {
    expect([0, 1, 2, 3, 4].map((counter) => placeOf(counter, range))).toEqual([
      { series: 10, position: 0 },
      { series: 11, position: 0 },
      { series: 12, position: 0 },
      { series: 10, position: 1 },
      { series: 11, position: 1 },
    ]);
  });

  it('gives out each number once, and checks', () => {
    fc.assert(
      fc.property(fc.nat(capacityOf(range) - 1), fc.nat(capacityOf(range) - 1), (one, other) => {
        const [a, b] = [numberAt(one, range, orderOf), numberAt(other, range, orderOf)];
        const isSame = a.series === b.series && a.order === b.order;
        return isSame === (one === other) && isRightNumber(one, a, range, orderOf);
      }),
    );
  });

  it('tells a number that the commitment does not give', () => {
    const { series, order } = numberAt(5, range, orderOf);
    expect(isRightNumber(5, { series, order: (order + 1) % SERIES_SIZE }, range, orderOf)).toBe(false);
    expect(isRightNumber(-1, { series, order }, range, orderOf)).toBe(false);
  });

  it('has an end', () => {
    expect(() => placeOf(300_000, range)).toThrow(RangeError);
    expect(placeOf(299_999, range)).toEqual({ series: 12, position: 99_999 });
    expect(() => placeOf(3000, { ...range, size: 1000 })).toThrow('there are 3000');
  });
});

describe('writing a number', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.integer({ min: 1, max: 5 }), fc.nat(99_999), (series, digits, any) => {
        const size = 10 ** digits;
        const order = any % size;
        expect(parseLuckyNumber(formatLuckyNumber({ series, order }, size))).toEqual({ series, order });
      }),
    );
  });

  it.each([
    ['123/12.345', { series: 123, order: 12_345 }],
    ['123 12345', { series: 123, order: 12_345 }],
    ['7/00042', { series: 7, order: 42 }],
    ['7/042', { series: 7, order: 42 }],
    ['012 / 9', { series: 12, order: 9 }],
    ['12/3.456', { series: 12, order: 3456 }],
    ['01212345', { series: 12, order: 12_345 }],
    ['12345', null],
    ['1/123456', null],
    ['1234/12345', null],
    ['', null],
  ])('reads %s', (text, number) => {
    expect(parseLuckyNumber(text)).toEqual(number);
  });

  it('has as many digits as its draw reads', () => {
    expect(formatLuckyNumber({ series: 8, order: 7 }, 1000)).toBe('008/007');
    expect(formatLuckyNumber({ series: 8, order: 7 }, 10)).toBe('008/7');
  });

  it('has as many digits as the last series', () => {
    expect(formatLuckyNumber({ series: 8, order: 7 }, SERIES_SIZE, 2)).toBe('08/00007');
  });
});
