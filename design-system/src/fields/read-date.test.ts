import { describe, expect, it } from 'vitest';
import { DAY, DAY_AND_TIME } from './date-kind.ts';
import { isAmbiguous, readDate } from './read-date.ts';

describe('a day is read', () => {
  it.each([
    ['2026-11-26', '26/11/2026'],
    ['2026/11/6', '06/11/2026'],
    ['26/11/2026', '26/11/2026'],
    ['6.1.2026', '06/01/2026'],
    ['26-11-2026', '26/11/2026'],
    [' 26/11/26\n', '26/11/2026'],
    ['26112026', '26/11/2026'],
    ['21 nov 2026', '21/11/2026'],
    ['1º de março de 2027', '01/03/2027'],
    ['21 nov 2026 14:05', '21/11/2026'],
    ['5 February 2027', '05/02/2027'],
  ])('from %j', (pasted, typed) => {
    expect(readDate(pasted, DAY)).toBe(typed);
  });

  it('of an instant as it is in Brazil', () => {
    expect(readDate('2026-11-27T01:30:00Z', DAY)).toBe('26/11/2026');
  });

  it('with its parts where they stood, even where that is no day', () => {
    expect(readDate('11/26/2026', DAY)).toBe('11/26/2026');
    expect(readDate('05/06/2026', DAY)).toBe('05/06/2026');
    expect(readDate('2026-26-11', DAY)).toBe('11/26/2026');
  });

  it('of two digits of a year as the last one that the field takes', () => {
    expect(readDate('26/11/88', DAY, '2008-11-26')).toBe('26/11/1988');
    expect(readDate('26/11/08', DAY, '2008-11-26')).toBe('26/11/2008');
  });
});

describe('a day with its time is read', () => {
  it.each([
    ['2026-11-26T14:05', '26/11/2026 14:05'],
    ['2026-11-26 14:05:30', '26/11/2026 14:05'],
    ['26/11/2026, 14h05', '26/11/2026 14:05'],
    ['26/11/26 às 9h', '26/11/2026 09:00'],
    ['26/11/2026 2:05 PM', '26/11/2026 14:05'],
    ['26/11/2026 12:00 am', '26/11/2026 00:00'],
    ['26/11/2026', '26/11/2026'],
  ])('from %j', (pasted, typed) => {
    expect(readDate(pasted, DAY_AND_TIME)).toBe(typed);
  });

  it('of an instant as the clock shows it in Brazil', () => {
    expect(readDate('2026-11-26T14:05:00.000Z', DAY_AND_TIME)).toBe('26/11/2026 11:05');
    expect(readDate('2026-11-26T14:05:00+02:00', DAY_AND_TIME)).toBe('26/11/2026 09:05');
  });
});

it.each(['', 'amanhã', '26-11-26', '26/11', '26/11/2026 amanhã', '26/1/1/2026', '1234567'])(
  '%j is not read',
  (pasted) => {
    expect(readDate(pasted, DAY)).toBe('');
  },
);

it('knows what may begin with its day or with its year', () => {
  expect(isAmbiguous('26-11-26')).toBe(true);
  expect(isAmbiguous('2026-11-26')).toBe(false);
});
