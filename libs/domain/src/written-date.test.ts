import { expect, it } from 'vitest';
import { writtenDate, writtenDay } from './written-date.ts';

it('writes a day with its month as a word, without a nought before it', () => {
  expect(writtenDay('2026-11-22', 'pt')).toBe('22 nov 2026');
  expect(writtenDay('2026-09-07', 'en')).toBe('7 Sep 2026');
});

it('writes the day it is in São Paulo', () => {
  expect(writtenDate(new Date('2027-01-01T02:59:59Z'), 'pt')).toBe('31 dez 2026');
  expect(writtenDate(new Date('2027-01-01T03:00:00Z'), 'en')).toBe('1 Jan 2027');
});
