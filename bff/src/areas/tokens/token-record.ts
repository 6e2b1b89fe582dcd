import type { RevokedReason, tokenRow, tokens, TokenState } from '@fio/contracts';
import type { ResponseOf } from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import { adminTypeOf } from '../../core/identity/admin-type.ts';

const include = { owner: true } satisfies Prisma.ApiTokenInclude;
export type TokenRecord = Prisma.ApiTokenGetPayload<{ include: typeof include }>;

/** An owner's tokens that work now. */
export const liveTokensOf = (ownerId: string, now: Date) =>
  ({ ownerId, revokedAt: null, expiresAt: { gt: now } }) satisfies Prisma.ApiTokenWhereInput;

export const loadTokens = (tx: Transaction, ids: string[]): Promise<TokenRecord[]> =>
  tx.apiToken.findMany({ where: { id: { in: ids } }, include });

export async function findToken(tx: Transaction, id: string): Promise<TokenRecord> {
  const [found] = await loadTokens(tx, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

export function tokenState({ revokedAt, expiresAt }: TokenRecord, now: Date): TokenState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'active';
}

type Row = z.input<typeof tokenRow>;

export function tokenRowOf(token: TokenRecord, now: Date): Row {
  const { id, name, prefix, remote, owner, createdAt, expiresAt, lastUsedAt, lastIp } = token;
  return {
    id,
    name,
    prefix,
    remote,
    lastIp,
    owner: { id: owner.id, name: owner.name, type: adminTypeOf(owner) },
    state: tokenState(token, now),
    // As the contract let them in.
    scopes: token.scopes as Row['scopes'],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export async function tokenDetailOf(
  tx: Transaction,
  token: TokenRecord,
  now: Date,
): Promise<ResponseOf<typeof tokens.get>> {
  const { revokedAt, revokedById, revokedReason } = token;
  const by = revokedById && (await tx.adminUser.findUnique({ where: { id: revokedById } }));
  return {
    ...tokenRowOf(token, now),
    revokedAt: revokedAt?.toISOString() ?? null,
    revokedBy: by ? by.name : null,
    // As the database lets them in.
    revokedReason: revokedReason as RevokedReason | null,
  };
}

/** What the audit compares. */
export const tokenAudited = ({ owner, ...token }: TokenRecord) => {
  const { name, prefix, scopes, remote, expiresAt, revokedAt, revokedReason } = token;
  return { name, prefix, owner: owner.name, scopes, remote, expiresAt, revokedAt, revokedReason };
};
