import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canMoveInvoice,
  INVOICE_STATES,
  INVOICE_TRANSITIONS,
  judgePurchase,
  qualifiesByTold,
  type InvoiceRules,
  type Purchase,
} from './invoice.ts';

const rules: InvoiceRules = {
  firstDay: '2026-10-15',
  lastDay: '2026-12-20',
  participating: ['12345678000195', '12ABC34501DE35'],
  minimum: 3000,
  models: ['55', '65'],
};
const good: Purchase = {
  day: '2026-10-15',
  month: '2026-10',
  cnpj: '12ABC34501DE35',
  model: '65',
  value: 3000,
};

describe('a purchase', () => {
  it.each<[string, Partial<Purchase>, string | null]>([
    ['on the first day, of the least value', {}, null],
    ['on the last day', { day: '2026-12-20', month: '2026-12' }, null],
    ['a day early', { day: '2026-10-14' }, 'out_of_period'],
    ['a day late', { day: '2026-12-21', month: '2026-12' }, 'out_of_period'],
    ['of which only the month is known', { day: null }, null],
    ['of a month before', { day: null, month: '2026-09' }, 'out_of_period'],
    ['whose day is not of its month', { day: '2026-11-01' }, 'tampered'],
    ['elsewhere', { cnpj: '11222333000181' }, 'not_participating'],
    ['a cent too small', { value: 2999 }, 'below_minimum'],
    ['on another document', { model: '59' }, 'not_fiscal'],
    ['of which nothing is known', { day: null, month: null, cnpj: null, model: null, value: null }, null],
  ])('%s', (_what, changes, reason) => {
    expect(judgePurchase({ ...good, ...changes }, rules)).toBe(reason);
  });

  it('may be made anywhere at any time where the regulation sets no bounds', () => {
    const open = { ...rules, firstDay: null, lastDay: null, participating: [] };
    expect(judgePurchase({ ...good, day: '1999-10-10', month: '1999-10', cnpj: 'x' }, open)).toBeNull();
  });
});

describe('what no key tells', () => {
  const open = { ...rules, minimum: 0 };
  it.each<[string, string | null, InvoiceRules, boolean]>([
    ['a value, where there is a least one', '2026-11', rules, true],
    ['a day of the month in which the period begins', '2026-10', open, true],
    ['a day of the month in which it ends', '2026-12', open, true],
    ['no day of a month that is within it', '2026-11', open, false],
    ['no day where it begins and ends with a month', '2026-10', { ...open, firstDay: '2026-10-01' }, false],
    ['no day of its last month either', '2024-02', { ...open, firstDay: null, lastDay: '2024-02-29' }, false],
    ['a day of an unknown month', null, open, true],
    ['nothing, where there are no bounds', null, { ...open, firstDay: null, lastDay: null }, false],
  ])('decides on %s', (_what, month, bounds, isTold) => {
    expect(qualifiesByTold(month, bounds)).toBe(isTold);
  });
});

it('an invoice that was invalid passes a person before it is valid again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...INVOICE_STATES), { maxLength: 12 }), (targets) => {
      const way = targets.reduce(
        (states, to) => (canMoveInvoice(states.at(-1) ?? 'received', to) ? [...states, to] : states),
        ['received' as (typeof INVOICE_STATES)[number]],
      );
      return way.every((state, index) => state !== 'valid' || way[index - 1] !== 'invalid');
    }),
  );
  expect(INVOICE_TRANSITIONS.invalid).toEqual(['pending']);
});
