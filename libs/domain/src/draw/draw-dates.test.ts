import { describe, expect, it } from 'vitest';
import { extractionWarnings, isLongerThanYear } from './draw-dates.ts';

describe('a period', () => {
  it.each([
    ['2026-03-10', '2027-03-09', false],
    ['2026-03-10', '2027-03-10', true],
    ['2028-02-29', '2029-02-28', false],
    ['2028-02-29', '2029-03-01', true],
    ['2027-03-01', '2028-02-29', false],
    ['2026-12-31', '2026-12-31', false],
  ])('from %s to %s is longer than twelve months: %s', (from, to, isLonger) => {
    expect(isLongerThanYear(from, to)).toBe(isLonger);
  });
});

describe('the day of an extraction', () => {
  it.each([
    // That of the extraction 5732.
    ['2023-01-18', '2022-12-01', []],
    ['2026-12-05', '2026-11-01', []],
    ['2026-12-03', '2026-11-01', ['weekday']],
    ['2026-12-25', '2026-11-01', ['weekday', 'holiday']],
    ['2027-04-21', '2027-01-01', ['holiday']],
    ['2027-11-03', '2026-11-03', ['beyond_year']],
    ['2027-10-30', '2026-11-03', []],
    ['', '2026-11-03', []],
    ['2026-12-03', '3/11', []],
  ])('%s, of a period from %s, has against it: %j', (day, from, warnings) => {
    expect(extractionWarnings(day, from)).toEqual(warnings);
  });
});
