import { expect, it } from 'vitest';
import { sentAs } from './kept-vote.ts';

it.each([
  [201, undefined, 'counted'],
  [200, undefined, 'counted'],
  [409, 'POLL_CLOSED', 'late'],
  [404, 'NOT_FOUND', 'refused'],
  [403, 'CHALLENGE_REQUIRED', 'refused'],
  [401, 'UNAUTHORIZED', 'signedOut'],
  [429, 'TOO_MANY_REQUESTS', 'lost'],
  [503, 'UNAVAILABLE', 'lost'],
  [null, undefined, 'lost'],
] as const)('an answer of %s %s is %s', (status, code, meant) => {
  expect(sentAs(status, code)).toBe(meant);
});
