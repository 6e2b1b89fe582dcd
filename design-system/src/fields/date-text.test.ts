import { expect, test } from 'vitest';
import { isoToTyped, typedToIso, typedToWall, wallToTyped } from './date-text.ts';

test('a typed day becomes an ISO day and back', () => {
  expect(typedToIso('21/11/2026')).toBe('2026-11-21');
  expect(isoToTyped('2026-11-21')).toBe('21/11/2026');
});

test('a leap day counts only in a leap year', () => {
  expect(typedToIso('29/02/2024')).toBe('2024-02-29');
  expect(typedToIso('29/02/2026')).toBe('');
});

test.each(['', '21/11', '31/04/2026', '00/01/2026', '2026-11-21', '11/26/2026', '01/01/0026', '01/01/9000'])(
  '%j is no typed day',
  (typed) => {
    expect(typedToIso(typed)).toBe('');
  },
);

test('a day with its time goes there and back', () => {
  expect(typedToWall('21/11/2026 14:05')).toBe('2026-11-21T14:05');
  expect(wallToTyped('2026-11-21T14:05')).toBe('21/11/2026 14:05');
});

test.each(['21/11/2026', '21/11/2026 24:00', '21/11/2026 14:60', '21/11/2026 14:0', '31/04/2026 10:00'])(
  '%j is no moment',
  (typed) => {
    expect(typedToWall(typed)).toBe('');
  },
);
