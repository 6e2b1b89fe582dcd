import type { AdminType, AnyEndpoint } from '@fio/contracts';
import { AppError } from '../errors.ts';
import type { ResolvedSession } from './ResolvedSession.ts';
import { PROOF_TIME } from './session-policy.ts';

/** Refuses what gives something away to a session whose owner proved themselves too long ago. */
export function assertProof({ freshProof }: AnyEndpoint, session: ResolvedSession, now: Date): void {
  if (freshProof !== true) return;
  const { provedAt } = session;
  if (provedAt === null || now.getTime() - provedAt.getTime() >= PROOF_TIME)
    throw new AppError('PROOF_REQUIRED');
}

/**
 * Whether this account must set up a second factor before anything else. A program needs none: its token was made in a
 * session that had one (docs/decisions/signing-in.md).
 */
export const needsSecondFactor = (
  { admin, apiTokenId }: ResolvedSession,
  demandedOf: ReadonlySet<AdminType>,
): boolean =>
  admin !== undefined && apiTokenId === undefined && !admin.secondFactor && demandedOf.has(admin.type);
