import { USUAL_QUIET_HOURS } from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { quietEnd } from './quiet-end.ts';

const end = (now: string, from = USUAL_QUIET_HOURS.from, until = USUAL_QUIET_HOURS.until) =>
  quietEnd(new Date(now), { from, until })?.toISOString() ?? null;

describe('quietEnd', () => {
  // São Paulo is three hours behind.
  it.each([
    ['21:59 is heard', '2026-11-27T00:59:59Z', null],
    ['22:00 waits till the morning', '2026-11-27T01:00:00Z', '2026-11-27T11:00:00.000Z'],
    ['midnight waits till the same morning', '2026-11-27T03:00:00Z', '2026-11-27T11:00:00.000Z'],
    ['7:59 waits a minute', '2026-11-27T10:59:00Z', '2026-11-27T11:00:00.000Z'],
    ['8:00 is heard', '2026-11-27T11:00:00Z', null],
  ])('%s', (_what, now, expected) => {
    expect(end(now)).toBe(expected);
  });

  it('may lie within one day', () => {
    expect(end('2026-11-27T17:00:00Z', 13, 15)).toBe('2026-11-27T18:00:00.000Z');
    expect(end('2026-11-27T18:00:00Z', 13, 15)).toBeNull();
  });

  it('are none where they begin and end at one hour', () => {
    for (const hour of [0, 8, 23]) expect(end('2026-11-27T11:00:00Z', hour, hour)).toBeNull();
  });
});
