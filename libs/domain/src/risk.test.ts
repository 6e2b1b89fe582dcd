import { expect, it } from 'vitest';
import { type RiskFacts, type RiskLimits, risksOf } from './risk.ts';

const quiet: RiskFacts = {
  devicePeople: 1,
  addressPeople: 2,
  inHour: 1,
  model: '65',
  series: '001',
  number: '000010000',
  day: '2026-10-10',
  value: 10_000,
  shop: { receipts: 100, median: 8_000 },
  neighbours: {
    receipts: 50,
    before: { id: 'before', number: 9_900, day: '2026-10-09' },
    after: { id: 'after', number: 10_300, day: '2026-10-11' },
  },
};
const limits: RiskLimits = { device: 3, address: 20, pace: 4, numbers: 5_000, order: 2, value: 20 };
const off: RiskLimits = { device: null, address: null, pace: null, numbers: null, order: null, value: null };
const seen = (changes: Partial<RiskFacts>, by = limits) => risksOf({ ...quiet, ...changes }, by);
const near = (changes: Partial<RiskFacts['neighbours']>) => ({
  neighbours: { ...quiet.neighbours, ...changes },
});

it('sees nothing in an ordinary receipt, nor at the limits themselves', () => {
  expect(seen({})).toEqual([]);
  expect(seen({ devicePeople: 3, addressPeople: 20, inHour: 4, value: 160_000, series: '889' })).toEqual([]);
});

it.each<[string, Partial<RiskFacts>, object]>([
  ['device', { devicePeople: 4 }, { seen: 4, allowed: 3, otherId: null }],
  ['address', { addressPeople: 21 }, { seen: 21, allowed: 20 }],
  ['pace', { inHour: 5 }, { seen: 5, allowed: 4 }],
  ['series', { series: '890' }, { seen: 890, allowed: 889 }],
  ['value', { value: 160_001 }, { seen: 160_001, allowed: 160_000 }],
  [
    'numbers',
    { number: '000020000', ...near({ after: null }) },
    { seen: 10_100, allowed: 5_000, otherId: 'before' },
  ],
  [
    'order',
    near({ before: { id: 'x', number: 9_900, day: '2026-10-13' } }),
    { seen: 3, allowed: 2, otherId: 'x' },
  ],
  [
    'order',
    near({ after: { id: 'y', number: 10_300, day: '2026-10-06' } }),
    { seen: 4, allowed: 2, otherId: 'y' },
  ],
])('sees %s beyond its limit, with the figures', (name, changes, figures) => {
  expect(seen(changes)).toEqual([expect.objectContaining({ name, ...figures })]);
});

it('names the neighbour that contradicts most', () => {
  const far = near({
    before: { id: 'b', number: 9_900, day: '2026-10-14' },
    after: { id: 'a', number: 10_300, day: '2026-10-01' },
  });
  expect(seen(far)).toMatchObject([{ name: 'order', seen: 9, otherId: 'a' }]);
});

it('believes no shop of which it knows too little', () => {
  const wild = { value: 9_000_000, number: '999999999', day: '2026-01-01' };
  const { before, after } = quiet.neighbours;
  expect(seen(wild).map(({ name }) => name)).toEqual(['numbers', 'order', 'value']);
  expect(
    seen({ ...wild, shop: { receipts: 19, median: 8_000 }, neighbours: { receipts: 4, before, after } }),
  ).toEqual([]);
  expect(seen({ ...wild, day: null, value: null })).toEqual([]);
});

it('leaves out what is switched off, and the device’s number of a CF-e SAT', () => {
  const all = { devicePeople: 99, addressPeople: 99, inHour: 99, value: 9_000_000, number: '999999999' };
  expect(seen(all, off)).toEqual([]);
  expect(seen({ model: '59', series: '000123456' })).toEqual([]);
});
