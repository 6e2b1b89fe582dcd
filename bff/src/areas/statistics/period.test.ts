import { describe, expect, it } from 'vitest';
import { periodOf, previousOf } from './period.ts';

/** Still the 20th in São Paulo. */
const now = new Date('2026-11-21T02:00:00Z');

describe('periodOf', () => {
  it.each([
    [{}, { from: '2026-10-22', to: '2026-11-20' }],
    [{ from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-20' }],
    [{ from: '2026-01-01' }, { from: '2026-01-01', to: '2026-01-30' }],
    [{ from: '2027-01-01' }, { from: '2027-01-01', to: '2027-01-01' }],
    [{ to: '2026-03-01' }, { from: '2026-01-31', to: '2026-03-01' }],
    [
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-02-01', to: '2026-02-28' },
    ],
  ])('%j', (asked, period) => {
    expect(periodOf(asked, now)).toEqual(period);
  });
});

describe('previousOf', () => {
  it('has as many days, and ends on the day before', () => {
    expect(previousOf({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
      from: '2026-01-29',
      to: '2026-02-28',
    });
    expect(previousOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      from: '2026-02-28',
      to: '2026-02-28',
    });
  });
});
