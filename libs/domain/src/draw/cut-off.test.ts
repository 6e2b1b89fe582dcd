import { expect, it } from 'vitest';
import { cutOffOf } from './cut-off.ts';

it.each([
  ['2026-11-25', 2, '2026-11-25T20:00:00.000Z'],
  ['2026-11-25', 24, '2026-11-24T22:00:00.000Z'],
  ['2026-03-01', 48, '2026-02-27T22:00:00.000Z'],
])('the list of an extraction of %s may be closed until %i hours before', (day, hours, at) =>
  expect(cutOffOf(day, hours).toISOString()).toBe(at),
);
