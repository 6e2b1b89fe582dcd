import { expect, test } from 'vitest';
import { isoToTyped, typedToIso } from './date-text.ts';

test('a typed day becomes an ISO day and back', () => {
  expect(typedToIso('21/11/2026')).toBe('2026-11-21');
  expect(isoToTyped('2026-11-21')).toBe('21/11/2026');
});

test('a leap day counts only in a leap year', () => {
  expect(typedToIso('29/02/2024')).toBe('2024-02-29');
  expect(typedToIso('29/02/2026')).toBe('');
});

test.each(['', '21/11', '31/04/2026', '00/01/2026', '2026-11-21'])('%j is no typed day', (typed) => {
  expect(typedToIso(typed)).toBe('');
});
