import type { REGULATION_STATES } from '@fio/contracts';

export type RegulationState = (typeof REGULATION_STATES)[number];

/** What the state of a version depends on. */
export interface VersionTimes {
  readonly slug: string;
  readonly number: number;
  readonly publishedAt: Date | null;
  readonly effectiveFrom: Date | null;
}

export const isInForce = ({ publishedAt, effectiveFrom }: VersionTimes, now: Date): boolean =>
  publishedAt !== null && effectiveFrom !== null && effectiveFrom <= now;

/** The state at `now`, as `regulation_state_at` has it in the database; `all` are the versions of its document. */
export function stateOf(one: VersionTimes, all: readonly VersionTimes[], now: Date): RegulationState {
  if (one.publishedAt === null) return 'draft';
  if (!isInForce(one, now)) return 'scheduled';
  const isReplaced = all.some((later) => later.number > one.number && isInForce(later, now));
  return isReplaced ? 'superseded' : 'current';
}
