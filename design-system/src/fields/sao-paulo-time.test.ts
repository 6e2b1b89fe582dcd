import { expect, test } from 'vitest';
import { instantToWall, wallToInstant } from './sao-paulo-time.ts';

test('São Paulo is three hours behind UTC', () => {
  expect(instantToWall('2026-11-21T17:05:00.000Z')).toBe('2026-11-21T14:05');
  expect(wallToInstant('2026-11-21T14:05')).toBe('2026-11-21T17:05:00.000Z');
});

test('the day changes at midnight in São Paulo, not at midnight UTC', () => {
  expect(instantToWall('2026-11-22T02:59:00.000Z')).toBe('2026-11-21T23:59');
});

test('summer time of past years had two hours', () => {
  expect(wallToInstant('2018-12-01T12:00')).toBe('2018-12-01T14:00:00.000Z');
  expect(wallToInstant('2018-06-01T12:00')).toBe('2018-06-01T15:00:00.000Z');
});

test.each(['', 'amanhã'])('%j is no time in either direction', (text) => {
  expect(wallToInstant(text)).toBe('');
  expect(instantToWall(text)).toBe('');
});
