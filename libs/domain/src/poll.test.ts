import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptsVotes,
  canTransition,
  isVisible,
  POLL_STATES,
  POLL_TRANSITIONS,
  pollStateAt,
} from './poll.ts';

const opensAt = new Date('2026-11-01T12:00:00Z');
const closesAt = new Date('2026-11-30T12:00:00Z');
const before = (instant: Date): Date => new Date(instant.getTime() - 1);

describe('transitions', () => {
  it('lead step by step from draft to archived', () => {
    const steps = POLL_STATES.slice(1).map((to, index) =>
      canTransition(POLL_STATES[index] ?? 'archived', to),
    );
    expect(steps).toEqual([true, true, true, true, true]);
  });

  it.each([
    ['draft', 'closed'],
    ['open', 'draft'],
    ['open', 'resolved'],
    ['closed', 'draft'],
    ['resolved', 'open'],
    ['archived', 'draft'],
  ] as const)('do not lead from %s to %s', (from, to) => {
    expect(canTransition(from, to)).toBe(false);
  });

  it('never stand still, and reach every state from draft', () => {
    expect(POLL_STATES.filter((state) => canTransition(state, state))).toEqual([]);
    const reached = new Set<string>(['draft']);
    for (const state of POLL_STATES)
      if (reached.has(state)) POLL_TRANSITIONS[state].forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual([...POLL_STATES].sort());
  });
});

describe('pollStateAt', () => {
  it.each([
    ['scheduled', before(opensAt), 'scheduled'],
    ['scheduled', opensAt, 'open'],
    ['scheduled', before(closesAt), 'open'],
    ['scheduled', closesAt, 'closed'],
    ['open', before(opensAt), 'open'],
    ['open', before(closesAt), 'open'],
    ['open', closesAt, 'closed'],
    ['draft', closesAt, 'draft'],
    ['closed', before(closesAt), 'closed'],
    ['resolved', before(closesAt), 'resolved'],
    ['archived', before(closesAt), 'archived'],
  ] as const)('%s at %s is %s', (state, now, expected) => {
    expect(pollStateAt({ state, opensAt, closesAt }, now)).toBe(expected);
  });

  it('leaves a poll without bounds to the administrator', () => {
    expect(pollStateAt({ state: 'scheduled', opensAt: null, closesAt: null }, closesAt)).toBe('scheduled');
    expect(pollStateAt({ state: 'open', opensAt: null, closesAt: null }, closesAt)).toBe('open');
  });

  it('moves forward only', () => {
    const instants = fc.date({ noInvalidDate: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...POLL_STATES),
        instants,
        instants,
        instants,
        instants,
        (state, opens, closes, one, other) => {
          const [earlier, later] = one <= other ? [one, other] : [other, one];
          const poll = { state, opensAt: opens, closesAt: closes };
          return (
            POLL_STATES.indexOf(pollStateAt(poll, earlier)) <= POLL_STATES.indexOf(pollStateAt(poll, later))
          );
        },
      ),
    );
  });
});

describe('acceptsVotes', () => {
  it('takes votes only while the poll is open', () => {
    const poll = { state: 'scheduled', opensAt, closesAt } as const;
    expect(acceptsVotes(poll, before(opensAt))).toBe(false);
    expect(acceptsVotes(poll, opensAt)).toBe(true);
    expect(acceptsVotes(poll, closesAt)).toBe(false);
  });

  it('takes none at or after the close, whatever state was stored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...POLL_STATES), fc.nat(), (state, late) => {
        return !acceptsVotes({ state, opensAt, closesAt }, new Date(closesAt.getTime() + late));
      }),
    );
  });
});

describe('isVisible', () => {
  it('shows open, closed and resolved polls', () => {
    expect(POLL_STATES.filter(isVisible)).toEqual(['open', 'closed', 'resolved']);
  });
});
