import { expect, it } from 'vitest';
import { DRAW_STATES, DRAW_TRANSITIONS, type DrawState } from './draw-state.ts';
import { isRehearsable, REHEARSAL_STATES } from './rehearsal.ts';

const LAST_MOMENT = new Date('2026-11-21T21:59:59Z');

it('is rehearsed before its extraction begins, in the states that lead to it, and no later', () => {
  const draw = (state: DrawState) => ({ state, lotteryDate: '2026-11-21' });
  expect(DRAW_STATES.filter((state) => isRehearsable(draw(state), LAST_MOMENT))).toEqual([
    'scheduled',
    'frozen',
    'postponed',
  ]);
  expect(isRehearsable(draw('frozen'), new Date('2026-11-21T22:00:00Z'))).toBe(false);
});

it('reaches every state before the publication, and none that is public', () => {
  const reached = new Set<DrawState>(['scheduled']);
  for (const state of reached)
    for (const next of DRAW_TRANSITIONS[state])
      if ((REHEARSAL_STATES as readonly DrawState[]).includes(next)) reached.add(next);
  expect([...reached].sort()).toEqual([...REHEARSAL_STATES].sort());
  for (const state of ['published', 'accounted'] as const) expect(REHEARSAL_STATES).not.toContain(state);
});
