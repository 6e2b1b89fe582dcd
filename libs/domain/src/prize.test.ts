import { shake256 } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduledMoments, winsByCounter } from './prize-schedule.ts';
import { canMovePrize, countsAsWon, PRIZE_STATES, PRIZE_TRANSITIONS } from './prize.ts';
import type { Shake256 } from './sampling.ts';

const shake: Shake256 = (message, length) => shake256(message, { dkLen: length });
const seed = new Uint8Array(32).fill(3);
const DAY = 86_400_000;
const hours = [0, 1, 2].map((day) => ({ from: day * DAY + 9 * 3_600_000, to: day * DAY + 21 * 3_600_000 }));

describe('the schedule', () => {
  it('keeps to the open hours, in order and in whole seconds', () => {
    const moments = scheduledMoments(shake, seed, 'pipoca', hours, 500);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(
      moments.every((at) => at % 1000 === 0 && hours.some(({ from, to }) => at >= from && at < to)),
    ).toBe(true);
    const perDay = hours.map(({ from, to }) => moments.filter((at) => at >= from && at < to).length);
    expect(Math.min(...perDay)).toBeGreaterThan(120);
  });

  it('follows from its seed and campaign alone', () => {
    const of = (campaign: string) => scheduledMoments(shake, seed, campaign, hours, 20);
    expect(of('pipoca')).toEqual(of('pipoca'));
    expect(of('pipoca')).not.toEqual(of('refri'));
  });

  it('needs a second to put a prize in', () => {
    expect(() => scheduledMoments(shake, seed, 'x', [{ from: 5, to: 5 }], 1)).toThrow(RangeError);
    expect(scheduledMoments(shake, seed, 'x', [], 0)).toEqual([]);
  });

  it('by counter lets just every nth win', () => {
    const wins = Array.from({ length: 100 }, (_, index) => winsByCounter(index + 1, 25));
    expect(wins.filter(Boolean)).toHaveLength(4);
    expect([winsByCounter(0, 25), winsByCounter(25, 0)]).toEqual([false, false]);
  });
});

describe('the states of a prize', () => {
  it('are never left for themselves, nor for one that does not exist', () => {
    for (const state of PRIZE_STATES) {
      expect(PRIZE_TRANSITIONS[state].every((to) => PRIZE_STATES.includes(to) && to !== state)).toBe(true);
    }
  });

  it('let nothing be delivered that was not validated, and nothing back after', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PRIZE_STATES), { maxLength: 15 }), (targets) => {
        const way = targets.reduce(
          (states, to) => (canMovePrize(states.at(-1) ?? 'default', to) ? [...states, to] : states),
          ['default' as (typeof PRIZE_STATES)[number]],
        );
        const delivered = way.indexOf('delivered');
        return delivered === -1 || (way[delivered - 1] === 'validated' && delivered === way.length - 1);
      }),
    );
  });

  it('count a win until it is refused', () => {
    expect(PRIZE_STATES.filter(countsAsWon)).toEqual(['pending', 'validated', 'delivered']);
  });
});
