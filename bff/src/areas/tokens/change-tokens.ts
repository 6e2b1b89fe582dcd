import { type BodyOf, NEWEST_VERSION, type PermissionEntry, TOKEN_DAYS, type tokens } from '@fio/contracts';
import { todayInSaoPaulo } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import { createApiToken } from '../../core/identity/ApiTokens.ts';
import type { SignedInContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { assertMayGive } from '../permissions/index.ts';
import { auditToken } from './audit-token.ts';
import { findToken, tokenDetailOf } from './token-record.ts';

const DAY = 86_400_000;

/** The end of a day of São Paulo, which has had no summer time since 2019. INVALID_DATE unless it lies near ahead. */
function endOf(expiresOn: string, now: Date): Date {
  const end = new Date(`${expiresOn}T23:59:59.999-03:00`);
  const latest = todayInSaoPaulo(new Date(now.getTime() + TOKEN_DAYS * DAY));
  if (end <= now) throw invalidField('expiresOn', 'past_date', 'INVALID_DATE');
  if (expiresOn > latest) throw invalidField('expiresOn', 'token_days', 'INVALID_DATE', TOKEN_DAYS);
  return end;
}

/**
 * Holds the owner's password as it is until `tx` ends. UNAUTHORIZED where a new one has ended the session meanwhile:
 * its tokens are ended with it, and this one would be one more.
 */
async function lockPassword(context: SignedInContext, tx: Transaction, ownerId: string): Promise<void> {
  await tx.$executeRaw`SELECT FROM admin_users WHERE id = ${ownerId}::uuid FOR SHARE`;
  const { tokenHash } = context.session;
  const live = await tx.session.count({ where: { tokenHash, revokedAt: null } });
  if (live === 0) throw new AppError('UNAUTHORIZED');
}

/** Who ships every remote may let a program ship one. */
const SHIPPING: PermissionEntry = { permission: 'commands', action: 'run' };

/** A token of the caller's own, with no more than they hold; one token makes no other. */
export function createToken(
  context: StaffContext,
  { name, scopes, remote, expiresOn, addresses }: BodyOf<typeof tokens.create>,
) {
  const { id: ownerId } = context.session.admin;
  assertMayGive(context, [], remote === null ? scopes : [SHIPPING]);
  const now = context.clock.now();
  const expiresAt = endOf(expiresOn, now);
  const { secret, ...kept } = createApiToken();
  return context.transaction(async (tx) => {
    await lockPassword(context, tx, ownerId);
    const { id } = await tx.apiToken.create({
      data: {
        ...{ name, scopes, remote, addresses, ownerId, expiresAt },
        ...{ apiVersion: NEWEST_VERSION, createdAt: now },
        ...kept,
      },
    });
    const after = await findToken(tx, id);
    await auditToken(context, tx, { action: 'create', before: null, after });
    return { ...(await tokenDetailOf(tx, after, now)), secret };
  });
}

/** Ends a token at once. CONFLICT when it has ended before. */
export async function revokeToken(context: StaffContext, id: string): Promise<void> {
  const now = context.clock.now();
  await context.transaction(async (tx) => {
    const before = await findToken(tx, id);
    const { count } = await tx.apiToken.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: now, revokedById: context.session.admin.id, revokedReason: 'staff' },
    });
    if (count === 0) throw new AppError('CONFLICT');
    await auditToken(context, tx, { action: 'revoke', before, after: await findToken(tx, id) });
  });
}
