import { describe, expect, it } from 'vitest';
import { everyHour } from './every-hour.ts';

const hour = (iso: string, votes: number) => ({ hour: iso, votes });

describe('everyHour', () => {
  it('fills the hours between with nothing', () => {
    expect(everyHour([hour('2026-11-20T22:00:00.000Z', 3), hour('2026-11-21T01:00:00.000Z', 1)])).toEqual([
      hour('2026-11-20T22:00:00.000Z', 3),
      hour('2026-11-20T23:00:00.000Z', 0),
      hour('2026-11-21T00:00:00.000Z', 0),
      hour('2026-11-21T01:00:00.000Z', 1),
    ]);
  });

  it('shows the last 48 hours of a long time', () => {
    const shown = everyHour([hour('2026-11-01T00:00:00.000Z', 9), hour('2026-11-21T00:00:00.000Z', 1)]);
    expect(shown).toHaveLength(48);
    expect(shown[0]).toEqual(hour('2026-11-19T01:00:00.000Z', 0));
    expect(shown.at(-1)).toEqual(hour('2026-11-21T00:00:00.000Z', 1));
  });

  it('is nothing without votes', () => expect(everyHour([])).toEqual([]));
});
