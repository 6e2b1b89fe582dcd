import { expect, it } from 'vitest';
import { isPast, isReopened, sentAs, type KeptVote } from './kept-vote.ts';

it.each([
  [201, undefined, 'counted'],
  [200, undefined, 'counted'],
  [409, 'POLL_CLOSED', 'late'],
  [404, 'NOT_FOUND', 'refused'],
  [403, 'FORBIDDEN', 'refused'],
  [403, 'CHALLENGE_REQUIRED', 'challenge'],
  [403, 'turnstile_error', 'challenge'],
  [403, 'turnstile_timeout', 'challenge'],
  [403, 'ADDRESS_BLOCKED', 'server'],
  [401, 'UNAUTHORIZED', 'signedOut'],
  [403, 'ENTERED_SESSION', 'signedOut'],
  [429, 'TOO_MANY_REQUESTS', 'server'],
  [503, 'UNAVAILABLE', 'server'],
  [null, undefined, 'lost'],
] as const)('an answer of %s %s is %s', (status, code, meant) => {
  expect(sentAs(status, code)).toBe(meant);
});

const DAY = 86_400_000;
const kept: KeptVote = { pollId: 'p', optionId: 'o', voterId: 'v', key: 'k', at: 0 };

it('waits for thirty days, and is told for seven', () => {
  expect([isPast(kept, 30 * DAY), isPast(kept, 30 * DAY + 1)]).toEqual([false, true]);
  const over = { ...kept, over: 'late', overAt: 10 * DAY } as const;
  expect([isPast(over, 17 * DAY), isPast(over, 17 * DAY + 1)]).toEqual([false, true]);
});

it('is late only until the theory is open again', () => {
  const late = { ...kept, over: 'late', overAt: 5 } as const;
  expect([isReopened(late, true, 6), isReopened(late, false, 6), isReopened(late, true, 5)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isReopened({ ...late, over: 'refused' }, true, 6)).toBe(false);
});
