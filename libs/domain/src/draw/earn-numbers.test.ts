import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceAfter,
  centsOf,
  type CountedReceipt,
  earnNumbers,
  missingOf,
  NO_BALANCE,
} from './earn-numbers.ts';
import {
  COMMON_EARNING_RULE,
  earningProblems,
  type EarningRule,
  goesByPurchase,
  timesOf,
} from './earning-rule.ts';

const BY_VALUE: EarningRule = { ...COMMON_EARNING_RULE, every: 5000, perReceipt: 1000 };
const of = (receipt: string, value: number, times = 1): CountedReceipt => ({ receipt, value, times });

const receipts = fc
  .array(fc.record({ value: fc.integer({ min: 0, max: 60_000 }), times: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 20,
  })
  .map((all) => all.map(({ value, times }, index) => of(`r${index}`, value, times)));
const rules = fc.record({
  numbers: fc.integer({ min: 1, max: 5 }),
  every: fc.option(fc.integer({ min: 1, max: 20_000 })),
  perReceipt: fc.integer({ min: 5, max: 40 }),
  perPerson: fc.option(fc.integer({ min: 5, max: 100 })),
  multipliers: fc.constant([]),
});

describe('earnNumbers', () => {
  it('carries on what does not complete the value, and says whose value earned a number', () => {
    const first = earnNumbers(BY_VALUE, NO_BALANCE, of('a', 3000));
    expect(first).toEqual({
      numbers: 0,
      forgone: 0,
      sources: [],
      balance: { parts: [{ receipt: 'a', cents: 3000 }], numbers: 0 },
    });
    const second = earnNumbers(BY_VALUE, first.balance, of('b', 8760));
    expect(second).toEqual({
      numbers: 2,
      forgone: 0,
      sources: [
        { receipt: 'a', cents: 3000 },
        { receipt: 'b', cents: 7000 },
      ],
      balance: { parts: [{ receipt: 'b', cents: 1760 }], numbers: 2 },
    });
    expect(missingOf(BY_VALUE, centsOf(second.balance.parts))).toBe(3240);
  });

  it('gives each receipt the same where the value does not matter', () => {
    const rule = { ...COMMON_EARNING_RULE, numbers: 2 };
    expect(earnNumbers(rule, NO_BALANCE, of('a', 1, 3))).toEqual({
      numbers: 6,
      forgone: 0,
      sources: [{ receipt: 'a', cents: 1 }],
      balance: { parts: [], numbers: 6 },
    });
    expect(missingOf(rule, 0)).toBeNull();
  });

  it('loses what goes beyond a cap, value and all', () => {
    const capped = { ...BY_VALUE, perReceipt: 3, perPerson: 4 };
    const first = earnNumbers(capped, NO_BALANCE, of('a', 51_000));
    expect(first).toMatchObject({
      numbers: 3,
      forgone: 7,
      balance: { parts: [{ receipt: 'a', cents: 1000 }] },
    });
    const second = earnNumbers(capped, first.balance, of('b', 9000));
    expect(second).toMatchObject({ numbers: 1, forgone: 1, balance: { parts: [], numbers: 4 } });
    expect(earnNumbers(capped, second.balance, of('c', 5000))).toMatchObject({ numbers: 0, sources: [] });
  });

  it('comes to the same whatever the order of receipts, where no cap bites', () => {
    fc.assert(
      fc.property(
        receipts.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        fc.integer({ min: 1, max: 20_000 }),
        ([one, other], every) => {
          const rule = { ...BY_VALUE, every, perReceipt: Number.MAX_SAFE_INTEGER };
          const [here, there] = [balanceAfter(rule, one), balanceAfter(rule, other)];
          const worth = one.reduce((sum, { value, times }) => sum + value * times, 0);
          expect(here.numbers).toBe(there.numbers);
          expect(centsOf(here.parts)).toBe(centsOf(there.parts));
          expect(here.numbers * every + centsOf(here.parts)).toBe(worth);
        },
      ),
    );
  });

  it('never goes below nothing, keeps the balance below the full value, and keeps its caps', () => {
    fc.assert(
      fc.property(rules, receipts, (rule, all) => {
        let balance = NO_BALANCE;
        for (const receipt of all) {
          const earned = earnNumbers(rule, balance, receipt);
          expect(earned.numbers).toBeGreaterThanOrEqual(0);
          expect(earned.numbers).toBeLessThanOrEqual(rule.perReceipt);
          expect(earned.forgone).toBeGreaterThanOrEqual(0);
          balance = earned.balance;
          expect(balance.parts.every(({ cents }) => cents > 0)).toBe(true);
          expect(centsOf(balance.parts)).toBeLessThan(rule.every ?? 1);
          expect(balance.numbers).toBeLessThanOrEqual(rule.perPerson ?? Infinity);
        }
      }),
    );
  });

  it('earns each number with exactly its value, and uses no cent twice', () => {
    fc.assert(
      fc.property(receipts, fc.integer({ min: 1, max: 20_000 }), (all, every) => {
        const rule = { ...BY_VALUE, every, perReceipt: Number.MAX_SAFE_INTEGER };
        const used = new Map<string, number>();
        let balance = NO_BALANCE;
        for (const receipt of all) {
          const earned = earnNumbers(rule, balance, receipt);
          expect(centsOf(earned.sources)).toBe(earned.numbers * every);
          for (const { receipt: id, cents } of earned.sources) used.set(id, (used.get(id) ?? 0) + cents);
          balance = earned.balance;
        }
        for (const { receipt, cents } of balance.parts) used.set(receipt, (used.get(receipt) ?? 0) + cents);
        for (const { receipt, value, times } of all) expect(used.get(receipt) ?? 0).toBe(value * times);
      }),
    );
  });
});

describe('timesOf', () => {
  const rule: EarningRule = {
    ...BY_VALUE,
    multipliers: [
      { times: 2, product: 'Pipoca', days: null },
      { times: 3, product: null, days: { from: '2026-12-01', to: '2026-12-02' } },
      { times: 5, product: 'Pipoca', days: { from: '2026-12-02', to: '2026-12-02' } },
    ],
  };
  it.each([
    ['2026-11-30', [], 1],
    ['2026-11-30', ['Pipoca'], 2],
    ['2026-12-01', ['Pipoca'], 3],
    ['2026-12-02', ['Suco', 'Pipoca'], 5],
    ['2026-12-02', ['Suco'], 3],
    [null, ['Pipoca'], 2],
    [null, [], 1],
  ])('of a purchase of %s with %j is %i', (day, products, times) => {
    expect(timesOf(rule, { value: 1, day, products })).toBe(times);
  });
});

describe('earningProblems', () => {
  it('finds caps below what one value brings, and multipliers that ask nothing or end before they begin', () => {
    const days = { from: '2026-12-02', to: '2026-12-01' };
    const multipliers = [
      { times: 2, product: null, days: null },
      { times: 2, product: null, days },
    ];
    expect(earningProblems({ numbers: 3, every: 1, perReceipt: 2, perPerson: 2, multipliers })).toEqual([
      ['perReceipt', 'cap_below_one'],
      ['perPerson', 'cap_below_one'],
      ['multipliers.0.product', 'multiplier_any'],
      ['multipliers.1.days.to', 'days_order'],
    ]);
    expect(earningProblems(COMMON_EARNING_RULE)).toEqual([]);
  });
});

it('goes by the purchase where its value or its day counts', () => {
  const days = { from: '2026-10-01', to: '2026-10-31' };
  const rule = { ...COMMON_EARNING_RULE, multipliers: [{ times: 2, product: 'Chá', days: null }] };
  expect(goesByPurchase(rule)).toBe(false);
  expect(goesByPurchase({ ...rule, every: 5000 })).toBe(true);
  expect(goesByPurchase({ ...rule, multipliers: [{ times: 2, product: 'Chá', days }] })).toBe(true);
});
