import type { RevokedReason, tokenRow, tokens, TokenState } from '@fio/contracts';
import type { ResponseOf } from '@fio/contracts';
import { matchesPermission } from '@fio/domain';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';
import { adminTypeOf } from '../../core/identity/admin-type.ts';
import { isAddressAllowed } from '../../core/identity/allowed-addresses.ts';
import { permissionsOf } from '../../core/identity/permissions-of.ts';

const include = { owner: true } satisfies Prisma.ApiTokenInclude;
export type TokenRecord = Prisma.ApiTokenGetPayload<{ include: typeof include }>;

/** An owner's tokens that work now. */
export const liveTokensOf = (ownerId: string, now: Date) =>
  ({ ownerId, revokedAt: null, expiresAt: { gt: now } }) satisfies Prisma.ApiTokenWhereInput;

/** Holds a token as it is until `tx` ends. NOT_FOUND where there is none. */
export async function lockToken(tx: Transaction, id: string): Promise<TokenRecord> {
  await tx.$executeRaw`SELECT FROM api_tokens WHERE id = ${id}::uuid FOR UPDATE`;
  return findToken(tx, id);
}

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

/** Until when the secret before works; null: there is none that does. */
export function livePrevious({ previousHash, previousUntil }: TokenRecord, now: Date): Date | null {
  return previousHash !== null && previousUntil !== null && previousUntil > now ? previousUntil : null;
}

type Row = z.input<typeof tokenRow>;

interface Use {
  readonly at: Date | null;
  readonly ip: string | null;
}

/** The last use of any of its secrets. */
function lastUseOf({ lastUsedAt, lastIp, previousUsedAt, previousIp }: TokenRecord): Use {
  const isOlder = lastUsedAt === null || (previousUsedAt !== null && previousUsedAt > lastUsedAt);
  return isOlder ? { at: previousUsedAt, ip: previousIp } : { at: lastUsedAt, ip: lastIp };
}

/** Whether where it was used last is where it works. */
export const isLastAllowed = (addresses: readonly string[], token: TokenRecord): boolean => {
  const { ip } = lastUseOf(token);
  return ip === null || isAddressAllowed(addresses, ip);
};

export function tokenRowOf(token: TokenRecord, now: Date): Row {
  const { id, name, prefix, remote, owner, createdAt, expiresAt } = token;
  const { at: lastUsedAt, ip: lastIp } = lastUseOf(token);
  return {
    id,
    name,
    prefix,
    remote,
    lastIp,
    owner: { id: owner.id, name: owner.name, type: adminTypeOf(owner) },
    state: tokenState(token, now),
    rotating: livePrevious(token, now) !== null,
    // As the contract let them in.
    scopes: token.scopes as Row['scopes'],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

type Detail = ResponseOf<typeof tokens.get>;

/** The secret that holds, and the one before it where the end of that is known. */
function secretsOf(token: TokenRecord): Detail['secrets'] {
  const { prefix, expiresAt, lastUsedAt, lastIp } = token;
  const { previousPrefix, previousUntil, previousUsedAt, previousIp } = token;
  const secret = (begins: string, until: Date, usedAt: Date | null, ip: string | null) => ({
    prefix: begins,
    until: until.toISOString(),
    lastUsedAt: usedAt?.toISOString() ?? null,
    lastIp: ip,
  });
  const holding = secret(prefix, expiresAt, lastUsedAt, lastIp);
  return previousPrefix === null || previousUntil === null
    ? [holding]
    : [holding, secret(previousPrefix, previousUntil, previousUsedAt, previousIp)];
}

/** Scopes that its owner may no longer do, and it neither. */
async function lostScopes(tx: Transaction, { scopes, owner }: TokenRecord): Promise<Detail['lost']> {
  const granted = await permissionsOf(tx, owner);
  return (scopes as Row['scopes']).filter(
    ({ permission, action }) => !matchesPermission(granted, `${permission}:${action}`),
  );
}

export async function tokenDetailOf(tx: Transaction, token: TokenRecord, now: Date): Promise<Detail> {
  const { version, revokedAt, revokedById, revokedReason, rotatedAt, addresses, apiVersion } = token;
  const { refusedCount: count, refusedAt, refusedIp } = token;
  const by = revokedById && (await tx.adminUser.findUnique({ where: { id: revokedById } }));
  return {
    ...tokenRowOf(token, now),
    version,
    rotatedAt: rotatedAt?.toISOString() ?? null,
    secrets: secretsOf(token),
    addresses,
    lastAddressAllowed: isLastAllowed(addresses, token),
    refused: { count, lastAt: refusedAt?.toISOString() ?? null, lastIp: refusedIp },
    apiVersion,
    lost: await lostScopes(tx, token),
    revokedAt: revokedAt?.toISOString() ?? null,
    revokedBy: by ? by.name : null,
    // As the database lets them in.
    revokedReason: revokedReason as RevokedReason | null,
  };
}

/** What the audit compares. */
export const tokenAudited = ({ owner, ...token }: TokenRecord) => {
  const { name, prefix, scopes, remote, expiresAt, revokedAt, revokedReason } = token;
  const { addresses, apiVersion, previousPrefix, previousUntil } = token;
  const reach = { scopes, remote, addresses, apiVersion };
  const secrets = { prefix, previousPrefix, previousUntil };
  return { name, owner: owner.name, ...secrets, ...reach, expiresAt, revokedAt, revokedReason };
};
