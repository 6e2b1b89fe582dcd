import { expect, it } from 'vitest';
import { earnByInvitation, givesForInvitations } from './earn-by-invitation.ts';
import { earningClause } from './earning-clause.ts';
import { COMMON_EARNING_RULE, earningProblems } from './earning-rule.ts';

const RULE = { ...COMMON_EARNING_RULE, perInvitation: 2, perInviter: 5 };

it.each([
  [0, 2, 0],
  [2, 2, 0],
  [4, 1, 1],
  [5, 0, 2],
  // A rule is fixed before anybody earns by it; still nobody loses what they have.
  [9, 0, 2],
])('after %i numbers by invitations gives %i and keeps back %i', (before, numbers, forgone) => {
  expect(earnByInvitation(RULE, before)).toEqual({ numbers, forgone });
});

it('gives nothing unless the rule says so', () => {
  expect(givesForInvitations(COMMON_EARNING_RULE)).toBe(false);
  expect(earnByInvitation(COMMON_EARNING_RULE, 0)).toEqual({ numbers: 0, forgone: 0 });
  expect(earnByInvitation({ ...COMMON_EARNING_RULE, perInvitation: 3 }, 0)).toEqual({
    numbers: 0,
    forgone: 3,
  });
});

it('asks for an end, and one that a single invitation fits in', () => {
  expect(earningProblems(RULE)).toEqual([]);
  expect(earningProblems({ ...RULE, perInviter: null })).toEqual([['perInviter', 'inviter_uncapped']]);
  expect(earningProblems({ ...RULE, perInviter: 1 })).toEqual([['perInviter', 'cap_below_one']]);
});

it('is in the regulation’s words, with when it gives nothing', () => {
  const [, , given, not] = earningClause(RULE, 'pt');
  expect(given).toContain('dá a ele 2 números da sorte, até no máximo 5 números da sorte por convites');
  expect(not).toMatch(/anulados\.$/);
  expect(earningClause(RULE, 'en')[2]).toContain('2 lucky numbers, up to 5 lucky numbers by invitations');
  expect(earningClause({ ...RULE, perInvitation: 0 }, 'pt')).toHaveLength(2);
});
