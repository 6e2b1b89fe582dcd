import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, businessDaysBetween, isBusinessDay } from './business-days.ts';
import { irrfDueOn, irrfOf, prescribesOn, publishesBy } from './duties.ts';
import { easterSunday, isHoliday } from './holidays.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('holidays', () => {
  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, date) => expect(easterSunday(year)).toBe(date));

  it('are those of 2026', () => {
    const days = Array.from({ length: 365 }, (_, index) =>
      new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    );
    expect(days.filter(isHoliday)).toEqual([
      ...['2026-01-01', '2026-02-16', '2026-02-17', '2026-04-03', '2026-04-21', '2026-05-01', '2026-06-04'],
      ...['2026-09-07', '2026-10-12', '2026-11-02', '2026-11-15', '2026-11-20', '2026-12-25'],
    ]);
  });

  it('have Consciência Negra from 2024 on', () => {
    expect([isHoliday('2023-11-20'), isHoliday('2024-11-20')]).toEqual([false, true]);
  });
});

describe('business days', () => {
  it('leave out weekends and holidays', () => {
    expect(addBusinessDays('2026-11-19', 1)).toBe('2026-11-23');
    expect(addBusinessDays('2026-02-13', 1)).toBe('2026-02-18');
    expect(addBusinessDays('2026-12-24', 5)).toBe('2027-01-04');
    expect(businessDaysBetween('2026-11-19', '2026-11-24')).toBe(2);
    expect(businessDaysBetween('2026-11-24', '2026-11-19')).toBe(-2);
  });

  it('are counted as they are added', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (from, days) => {
        const to = addBusinessDays(from, days);
        expect(isBusinessDay(to)).toBe(true);
        expect(businessDaysBetween(from, to)).toBe(days);
      }),
    );
  });

  it('need real days', () => {
    expect(() => isBusinessDay('2026-02-30')).toThrow(RangeError);
  });
});

describe('duties', () => {
  it('take a fifth of the value', () => {
    expect([irrfOf(500_000), irrfOf(9_999), irrfOf(0)]).toEqual([100_000, 2_000, 0]);
  });

  it.each([
    ['2026-11-01', '2026-11-13'],
    ['2026-11-10', '2026-11-13'],
    ['2026-11-11', '2026-11-25'],
    ['2026-11-20', '2026-11-25'],
    ['2026-11-21', '2026-12-03'],
    ['2026-02-04', '2026-02-13'],
    ['2026-12-31', '2027-01-06'],
    ['2028-02-29', '2028-03-03'],
  ])('are due for %s on %s', (won, due) => expect(irrfDueOn(won)).toBe(due));

  it('end after 180 days, and publish in time', () => {
    expect(prescribesOn('2026-11-21')).toBe('2027-05-20');
    expect(publishesBy('2026-11-18', 3)).toBe('2026-11-24');
  });
});
