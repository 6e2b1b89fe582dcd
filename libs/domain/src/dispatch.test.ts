import { describe, expect, it } from 'vitest';
import { canMoveDispatch, DISPATCH_STATES, DISPATCH_TRANSITIONS, dispatchOutcome } from './dispatch.ts';

describe('a dispatch', () => {
  it('pauses and goes on, and never leaves an end', () => {
    expect(canMoveDispatch('sending', 'paused')).toBe(true);
    expect(canMoveDispatch('paused', 'sending')).toBe(true);
    expect(canMoveDispatch('draft', 'sending')).toBe(false);
    const ends = DISPATCH_STATES.filter((state) => DISPATCH_TRANSITIONS[state].length === 0);
    expect(ends).toEqual(['sent', 'partially_failed', 'failed', 'cancelled']);
  });

  it('is cancelled from wherever somebody still waits for it', () => {
    const from = DISPATCH_STATES.filter((state) => canMoveDispatch(state, 'cancelled'));
    expect(from).toEqual(['scheduled', 'queued', 'sending', 'paused']);
  });

  it.each([
    [{}, 'sent'],
    [{ sent: 10, hard_bounced: 3, soft_bounced: 1, unsubscribed: 2 }, 'sent'],
    [{ kept: 4 }, 'sent'],
    [{ sent: 9, failed: 1 }, 'partially_failed'],
    [{ sent: 9, unconfirmed: 1 }, 'partially_failed'],
    [{ hard_bounced: 1, failed: 9 }, 'failed'],
  ] as const)('that had %o ends as %s', (counts, state) => {
    expect(dispatchOutcome(counts)).toBe(state);
  });
});
