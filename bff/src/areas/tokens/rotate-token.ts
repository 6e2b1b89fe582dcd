import type { OverlapHours } from '@fio/contracts';
import type { Transaction } from '../../core/database/prisma.ts';
import { AppError } from '../../core/errors.ts';
import { createApiToken } from '../../core/identity/ApiTokens.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { auditToken } from './audit-token.ts';
import { findToken, livePrevious, lockToken, type TokenRecord, tokenState } from './token-record.ts';

const HOUR = 3_600_000;

const earlier = (one: Date, other: Date) => (one < other ? one : other);

/**
 * What becomes of the secret before. One that nobody has used yet was never received: it is replaced, and the one that
 * programs have keeps its end or comes to it sooner. TOKEN_ROTATING for a third one that works: none of those before does
 * where both end at once, as whoever knows of a leak wants.
 */
function previousOf(token: TokenRecord, until: Date, now: Date) {
  const live = livePrevious(token, now);
  const isUsed = token.lastUsedAt !== null;
  if (live === null || (isUsed && until <= now)) {
    const { tokenHash, prefix, lastUsedAt, lastIp } = token;
    return {
      previousHash: tokenHash,
      previousPrefix: prefix,
      previousUntil: until,
      previousUsedAt: lastUsedAt,
      previousIp: lastIp,
    };
  }
  if (isUsed) throw new AppError('TOKEN_ROTATING');
  return { previousUntil: earlier(live, until) };
}

/**
 * A program asks with the secret that holds; or with the one before, where it asked for the new one and its answer was lost.
 * What staff gave in the place of a secret, its finder must not change for one of their own. TOKEN_ROTATING.
 */
export const assertOwnSecret =
  ({ session: { tokenHash } }: StaffContext) =>
  ({ tokenHash: holding, previousHash, rotatedByItself }: TokenRecord): void => {
    const isBefore = previousHash !== null && tokenHash.equals(previousHash);
    if (!tokenHash.equals(holding) && !(isBefore && rotatedByItself)) throw new AppError('TOKEN_ROTATING');
  };

export interface Rotated {
  readonly secret: string;
  readonly token: TokenRecord;
}

/**
 * Gives a token another secret; the one before works for so many hours more. CONFLICT once it has ended. `assertMay` is
 * asked before anything is done.
 */
export function rotateToken(
  context: StaffContext,
  id: string,
  overlapHours: OverlapHours,
  assertMay: (token: TokenRecord) => void,
): Promise<Rotated> {
  const rotatedByItself = context.session.apiTokenId === id;
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const before = await lockToken(tx, id);
    assertMay(before);
    if (tokenState(before, now) !== 'active') throw new AppError('CONFLICT');
    const until = earlier(new Date(now.getTime() + overlapHours * HOUR), before.expiresAt);
    const { secret, ...kept } = createApiToken();
    const previous = previousOf(before, until, now);
    await tx.apiToken.update({
      where: { id },
      data: {
        ...kept,
        ...previous,
        ...(overlapHours === 0 && { previousHash: null }),
        ...{ rotatedAt: now, rotatedByItself, lastUsedAt: null, lastIp: null },
        version: { increment: 1 },
      },
    });
    const token = await findToken(tx, id);
    await auditToken(context, tx, { action: 'rotate', before, after: token });
    return { secret, token };
  });
}

/** Ends the secret before at once. CONFLICT when none works. */
export async function endPrevious(context: StaffContext, id: string): Promise<void> {
  const now = context.clock.now();
  await context.transaction(async (tx: Transaction) => {
    const before = await lockToken(tx, id);
    if (livePrevious(before, now) === null) throw new AppError('CONFLICT');
    await tx.apiToken.update({
      where: { id },
      data: { previousHash: null, previousUntil: now, version: { increment: 1 } },
    });
    await auditToken(context, tx, { action: 'end_secret', before, after: await findToken(tx, id) });
  });
}
