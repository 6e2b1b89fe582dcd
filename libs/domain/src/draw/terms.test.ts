import { describe, expect, it } from 'vitest';
import { bankingDay, termEnd } from './terms.ts';

describe('a term', () => {
  // Friday the 4th of September, 22:30 in São Paulo; Monday the 7th is Independência.
  const asked = new Date('2026-09-05T01:30:00.000Z');

  it('in hours runs from the moment, through the night and the holiday', () => {
    expect(termEnd(asked, { amount: 72, unit: 'hours' })).toEqual({
      day: '2026-09-07',
      at: new Date('2026-09-08T01:30:00.000Z'),
    });
  });

  it('in days begins with the day after, as São Paulo has it', () => {
    expect(termEnd(asked, { amount: 3, unit: 'days' })).toEqual({ day: '2026-09-07', at: null });
    expect(termEnd(asked, { amount: 3, unit: 'business_days' })).toEqual({ day: '2026-09-10', at: null });
  });
});

describe('a day to pay', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-11-20', '2026-11-23'],
    ['2026-02-14', '2026-02-18'],
    ['2026-12-25', '2026-12-28'],
    ['2027-01-01', '2027-01-04'],
    // On the last business day of a year banks serve nobody.
    ['2026-12-30', '2026-12-30'],
    ['2026-12-31', '2026-12-30'],
    ['2027-12-31', '2027-12-30'],
    ['2022-12-30', '2022-12-29'],
    ['2022-12-31', '2023-01-02'],
    ['2023-12-29', '2023-12-28'],
    ['2028-12-29', '2028-12-28'],
    ['2028-12-30', '2029-01-02'],
  ])('that would be %s is %s', (day, paid) => expect(bankingDay(day)).toBe(paid));
});
