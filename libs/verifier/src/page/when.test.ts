import { expect, it } from 'vitest';
import { day, moment, readable } from './when.ts';

it('writes days and moments as the promotion’s own pages do, by the clocks of São Paulo', () => {
  expect(day('pt', '2026-02-07')).toBe('7 fev 2026');
  expect(day('en', '2026-12-31')).toBe('31 Dec 2026');
  expect(moment('pt', '2026-07-08T02:05:00.000Z')).toBe('7 jul 2026 23:05');
});

it('finds those that stand within a text, and nothing else', () => {
  const text = 'Até 2026-07-15, dito em 2026-07-07T13:00:00.000Z, 2026-07-151 e 12026-07-15.';
  expect(readable('pt', text)).toBe('Até 15 jul 2026, dito em 7 jul 2026 10:00, 2026-07-151 e 12026-07-15.');
});
