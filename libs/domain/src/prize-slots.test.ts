import { shake256 } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allotKinds, openStretches } from './prize-schedule.ts';
import type { Shake256 } from './sampling.ts';

const shake: Shake256 = (message, length) => shake256(message, { dkLen: length });
const HOUR = 3_600_000;
const at = (text: string) => Date.parse(`${text}-03:00`);

describe('the open hours', () => {
  it('are those of each day of São Paulo, cut at both ends', () => {
    const hours = {
      startsAt: at('2026-12-01T15:00'),
      endsAt: at('2026-12-03T10:30'),
      opensMinute: 9 * 60,
      closesMinute: 21 * 60,
    };
    expect(openStretches(hours)).toEqual([
      { from: at('2026-12-01T15:00'), to: at('2026-12-01T21:00') },
      { from: at('2026-12-02T09:00'), to: at('2026-12-02T21:00') },
      { from: at('2026-12-03T09:00'), to: at('2026-12-03T10:30') },
    ]);
  });

  it('of whole days leave nothing out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 900 }), (from, length) => {
        const [startsAt, endsAt] = [from * HOUR, (from + length) * HOUR];
        const stretches = openStretches({ startsAt, endsAt, opensMinute: 0, closesMinute: 1440 });
        expect(stretches.reduce((sum, stretch) => sum + stretch.to - stretch.from, 0)).toBe(length * HOUR);
      }),
    );
  });
});

it('each kind stands in as many slots as its quantity says, in an order that the seed fixes', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(quantities, fc.uint8Array({ minLength: 32, maxLength: 32 }), (wanted, seed) => {
      const kinds = allotKinds(shake, seed, 'natal', wanted);
      expect(wanted.map((_, kind) => kinds.filter((one) => one === kind).length)).toEqual(wanted);
      expect(allotKinds(shake, seed, 'natal', wanted)).toEqual(kinds);
    }),
    { numRuns: 30 },
  );
  const [seed, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  expect(allotKinds(shake, seed, 'natal', [50, 50])).not.toEqual(allotKinds(shake, other, 'natal', [50, 50]));
});
