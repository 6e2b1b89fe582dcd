import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  isDateText,
  isFutureDate,
  latestBirth,
  momentForFile,
  TIME_ZONE,
  todayInSaoPaulo,
} from './calendar.ts';

const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('isDateText', () => {
  it('accepts every real day', () => {
    fc.assert(fc.property(days, isDateText));
  });

  it.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '26-01-01',
    '2026-1-1',
    '01/01/2026',
    '2026-01-01T00:00',
  ])('refuses %j', (text) => {
    expect(isDateText(text)).toBe(false);
  });

  it('knows the leap years', () => {
    expect(['2024-02-29', '2000-02-29'].every(isDateText)).toBe(true);
  });
});

describe('latestBirth', () => {
  it.each([
    ['2026-11-26', 18, '2008-11-26'],
    ['2028-02-29', 18, '2010-02-28'],
    ['2028-02-29', 20, '2008-02-29'],
  ])('on %s of %i years: %s', (today, years, birth) => {
    expect(latestBirth(today, years)).toBe(birth);
  });

  it('is of age, and the day after it is not', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 99 }), (today, years) => {
        const birth = latestBirth(today, years);
        const after = new Date(Date.parse(birth) + 86_400_000).toISOString().slice(0, 10);
        return ageOn(birth, today) === years && ageOn(after, today) === years - 1;
      }),
    );
  });
});

describe('ageOn', () => {
  it.each([
    ['2008-11-21', '2026-11-20', 17],
    ['2008-11-21', '2026-11-21', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', -1],
    ['2008-02-30', '2026-11-21', -1],
    ['2008-02-20', 'hoje', -1],
  ])('born %s, on %s: %i', (birth, today, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  it('never falls as time passes', () => {
    fc.assert(
      fc.property(days, days, days, (birth, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        return ageOn(birth, earlier) <= ageOn(birth, later);
      }),
    );
  });
});

describe('isFutureDate', () => {
  it('is true from tomorrow on', () => {
    expect(isFutureDate('2026-11-22', '2026-11-21')).toBe(true);
    expect(isFutureDate('2026-11-21', '2026-11-21')).toBe(false);
    expect(isFutureDate('amanhã', '2026-11-21')).toBe(false);
  });
});

describe('todayInSaoPaulo', () => {
  it.each([
    ['2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['2026-11-21T03:00:00Z', '2026-11-21'],
    ['2018-12-01T02:00:00Z', '2018-12-01'],
    ['2018-12-01T01:59:59Z', '2018-11-30'],
    ['2027-01-01T02:00:00Z', '2026-12-31'],
  ])('at %s it is %s, summer time of old included', (instant, day) => {
    expect(todayInSaoPaulo(new Date(instant))).toBe(day);
  });

  it('gives the zone every window is reckoned in', () => {
    expect(new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE }).resolvedOptions().timeZone).toBe(
      TIME_ZONE,
    );
  });

  it('throws for an invalid Date', () => {
    expect(() => todayInSaoPaulo(new Date(Number.NaN))).toThrow(RangeError);
  });
});

it('names a file by day and minute of São Paulo, midnight as 0000', () => {
  expect(momentForFile(new Date('2026-11-27T02:59:59Z'))).toBe('2026-11-26-2359');
  expect(momentForFile(new Date('2026-11-27T03:00:00Z'))).toBe('2026-11-27-0000');
});
