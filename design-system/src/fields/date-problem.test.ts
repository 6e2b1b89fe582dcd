import { expect, it } from 'vitest';
import { DAY, DAY_AND_TIME } from './date-kind.ts';
import { dateProblem } from './date-problem.ts';

const BOUNDS = { min: '2026-11-01', max: '2026-11-30' };

it.each([
  ['', null],
  ['26/11/2026', null],
  ['26/11', 'problem.whole.day'],
  ['11/26/2026', 'problem.month'],
  ['31/11/2026', 'problem.day'],
  ['26/11/0026', 'problem.year'],
  ['31/10/2026', 'problem.before'],
  ['01/12/2026', 'problem.after'],
])('%j of a day: %s', (text, word) => {
  expect(dateProblem(text, DAY, BOUNDS)?.word ?? null).toBe(word);
});

it.each([
  ['26/11/2026 14:05', null],
  ['26/11/2026', 'problem.whole.time'],
  ['26/11/2026 14:', 'problem.whole.time'],
  ['26/11/2026 25:00', 'problem.time'],
  ['31/02/2026', 'problem.day'],
])('%j of a moment: %s', (text, word) => {
  expect(dateProblem(text, DAY_AND_TIME, {})?.word ?? null).toBe(word);
});

it('says what it is about', () => {
  expect(dateProblem('11/26/2026', DAY, {})?.params).toEqual({ month: '26' });
  expect(dateProblem('31/10/2026', DAY, BOUNDS)?.params).toEqual({ min: '01/11/2026' });
});
