import { expect, it } from 'vitest';
import { accountsBy, collectsBy, deliversBy, documentsDueOn } from './deadlines.ts';

it('gives three business days for documents', () => {
  // A Thursday, a weekend, and Monday the 7th of September (Independência) lie before the third.
  expect(documentsDueOn('2026-09-03')).toBe('2026-09-09');
});

it('counts calendar days for delivery, collection and accounts', () => {
  expect(deliversBy('2026-11-21')).toBe('2026-12-21');
  expect(collectsBy('2026-11-21')).toBe('2027-01-05');
  // 180, 45 and 30 days.
  expect(accountsBy('2026-01-01')).toBe('2026-09-13');
});
