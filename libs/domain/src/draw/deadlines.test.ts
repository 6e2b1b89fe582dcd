import { expect, it } from 'vitest';
import { accountsBy, collectsBy, deliversBy, ownershipBy } from './deadlines.ts';
import { prescribesOn } from './duties.ts';

it('shows whose the prizes are eight days before the extraction', () => {
  expect(ownershipBy('2026-12-05')).toBe('2026-11-27');
});

it('counts calendar days for delivery', () => {
  expect(deliversBy('2026-11-21')).toBe('2026-12-21');
});

it('collects on a banking day, 45 days after the prize was lost', () => {
  expect(collectsBy('2026-11-21')).toBe('2027-01-05');
  // A Saturday, and the Saturday before carnival.
  expect(collectsBy('2027-03-10')).toBe('2027-04-26');
  expect(collectsBy('2026-12-31')).toBe('2027-02-15');
  expect(collectsBy('2026-12-25')).toBe('2027-02-10');
});

it('renders accounts 30 days after the last collection', () => {
  // 180, 45 and 30 days.
  expect(accountsBy(prescribesOn('2026-01-01'))).toBe('2026-09-13');
  expect(accountsBy('2027-09-02')).toBe('2027-11-17');
});
