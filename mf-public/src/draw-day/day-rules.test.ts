import { describe, expect, it } from 'vitest';
import type { DrawMoment } from '@fio/contracts/public/draw-live';
import { COMMON_RULE_SET } from '@fio/domain/draw/rule-set';
import { newerMoment } from './newer-moment.ts';
import { closestOf } from './own-distance.ts';
import { phaseOf } from './phase.ts';

const moment: DrawMoment = {
  slug: 'primeira',
  state: 'confirmed',
  lotteryDate: '2026-02-07',
  listHash: 'ab'.repeat(32),
  contest: null,
  released: [],
  publishedAt: null,
};
const released = (...prizes: string[]): DrawMoment => ({ ...moment, released: prizes });

describe('what is told', () => {
  it('holds, unless it is older than what is known', () => {
    const [one, two] = [released('23337'), released('23337', '82513')];
    expect(newerMoment(undefined, one)).toBe(one);
    expect(newerMoment(one, two)).toBe(two);
    expect(newerMoment(two, one)).toBe(two);
    const published = { ...two, publishedAt: '2026-02-08T12:00:00Z' };
    expect(newerMoment(published, two)).toBe(published);
    expect(newerMoment({ ...two, slug: 'segunda' }, one)).toBe(one);
  });
});

describe('the phase of the day', () => {
  it.each([
    ['before', moment, '2026-02-07T21:59:59Z'],
    ['begun', moment, '2026-02-07T22:00:00Z'],
    ['prizes', released('23337'), '2026-02-07T22:30:00Z'],
    // Whatever the clock of who watches says: what was shown was shown.
    ['prizes', released('23337'), '2026-02-06T12:00:00Z'],
    ['checking', released('1', '2', '3', '4', '5'), '2026-02-07T22:30:00Z'],
    ['postponed', { ...moment, state: 'postponed' as const }, '2026-02-07T21:59:59Z'],
    ['begun', { ...moment, state: 'postponed' as const }, '2026-02-07T22:00:00Z'],
    ['cancelled', { ...moment, state: 'cancelled' as const }, '2026-02-07T22:30:00Z'],
    ['published', { ...moment, publishedAt: '2026-02-08T12:00:00Z' }, '2026-02-08T12:00:00Z'],
  ])('is %s', (phase, at, now) => expect(phaseOf(at, new Date(now))).toBe(phase));
});

describe('one’s own numbers beside those drawn', () => {
  const committed = { ruleSet: COMMON_RULE_SET, interval: { first: 7, last: 9 } };
  it('are counted through the series of the draw', () => {
    expect(closestOf([773_254, 800_001], [799_999, 900_000], committed)).toEqual({
      own: 800_001,
      drawn: 799_999,
      far: 2,
    });
    expect(closestOf([773_254], [773_254], committed)?.far).toBe(0);
    expect(closestOf([], [773_254], committed)).toBeNull();
    expect(closestOf([773_254], [], committed)).toBeNull();
  });

  it('are found among as many as there may be', () => {
    const every = (first: number) => Array.from({ length: 30_000 }, (_, index) => first + 3 * index);
    expect(closestOf(every(700_001), every(700_003), committed)).toEqual({
      own: 700_004,
      drawn: 700_003,
      far: 1,
    });
  });

  it('of smaller series by as many as each has', () => {
    const small = { ...committed, ruleSet: { ...COMMON_RULE_SET, order: COMMON_RULE_SET.order.slice(0, 3) } };
    expect(closestOf([700_999], [800_001], small)?.far).toBe(2);
  });
});
