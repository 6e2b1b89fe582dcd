import type { EarningRule } from './earning-rule.ts';

/** What an invitation brought whoever invited. */
export interface EarnedByInvitation {
  /** The lucky numbers it gives. */
  readonly numbers: number;
  /** Those it would have given but for the cap. */
  readonly forgone: number;
}

/** Whether invitations give numbers of a draw at all. */
export const givesForInvitations = ({ perInvitation = 0 }: EarningRule): boolean => perInvitation > 0;

/** What one more invitation gives a person who has got `before` numbers by others in this draw; a rule without a cap gives none. */
export function earnByInvitation(
  { perInvitation = 0, perInviter }: EarningRule,
  before: number,
): EarnedByInvitation {
  const room = Math.max(0, (perInviter ?? 0) - before);
  const numbers = Math.min(perInvitation, room);
  return { numbers, forgone: perInvitation - numbers };
}
