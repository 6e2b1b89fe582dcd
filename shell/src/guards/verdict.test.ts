import { describe, expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';
import type { Standing } from './verdict.ts';

const standing = (over: Partial<Standing>): Standing => ({
  access: undefined,
  strategy: 'user',
  arrivedWithToken: false,
  hasToken: false,
  hasUser: false,
  expired: false,
  mustSetUp: false,
  ...over,
});

describe('verdictOf', () => {
  it.each([
    ['an open page is shown', {}, 'show'],
    ['a guest page is shown to guests', { access: 'guest' }, 'show'],
    [
      'a guest page sends the signed-in away',
      { access: 'guest', arrivedWithToken: true, hasToken: true },
      'leave',
    ],
    [
      'a token that comes while signing in is the sign-in’s affair',
      { access: 'guest', hasToken: true },
      'show',
    ],
    ['a protected page without a token', { access: 'session' }, 'sign-in'],
    ['a protected page while the user is fetched', { access: 'session', hasToken: true }, 'wait'],
    ['a protected page for whom it is for', { access: 'session', hasToken: true, hasUser: true }, 'show'],
    [
      'a protected page for whom has to set up a second factor first',
      { access: 'session', strategy: 'admin', hasToken: true, hasUser: true, mustSetUp: true },
      'set-up',
    ],
    [
      'an expired admin page stays under the pop-up',
      { access: 'session', strategy: 'admin', expired: true },
      'show',
    ],
    ['an expired visitor signs in again', { access: 'session', expired: true }, 'sign-in'],
  ] satisfies [string, Partial<Standing>, string][])('%s', (_, over, verdict) => {
    expect(verdictOf(standing(over))).toBe(verdict);
  });
});
