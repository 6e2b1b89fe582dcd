import { type PermissionEntry, type Strategy, TOKEN_PREFIX } from '@fio/contracts';
import { matchesPermission } from '@fio/domain';
import type { AdminUser, ApiToken, PrismaClient } from '../../generated/prisma/client.ts';
import { permissionsOf } from './permissions-of.ts';
import type { ResolvedSession } from './ResolvedSession.ts';
import { createToken, hashToken, isToken } from './tokens.ts';

/** How much of a secret is shown to tell it from others. */
const SHOWN = TOKEN_PREFIX.length + 6;
/** When a token was used last is written at most so often. */
const TOUCH_EVERY = 60_000;

/** Whether `text` could be an API token; anything else is a session's or nobody's. */
export const isApiToken = (text: string): boolean =>
  text.startsWith(TOKEN_PREFIX) && isToken(text.slice(TOKEN_PREFIX.length));

/** A new secret, and what is kept of it. */
export function createApiToken(): { secret: string; tokenHash: Buffer<ArrayBuffer>; prefix: string } {
  const secret = `${TOKEN_PREFIX}${createToken()}`;
  return { secret, tokenHash: hashToken(secret), prefix: secret.slice(0, SHOWN) };
}

interface Dependencies {
  readonly db: PrismaClient;
  readonly clock: { now(): Date };
}

/** What the scopes leave of what the owner may do now. */
function scoped(token: ApiToken, granted: readonly PermissionEntry[]): PermissionEntry[] {
  const scopes = token.scopes as unknown as PermissionEntry[];
  return granted.filter(({ permission, action }) => matchesPermission(scopes, `${permission}:${action}`));
}

/** Opens the admin API to programs. Asked of the database each time: a revoked token ends at once, everywhere. */
export class ApiTokens {
  readonly #db: PrismaClient;
  readonly #clock: Dependencies['clock'];

  constructor({ db, clock }: Dependencies) {
    this.#db = db;
    this.#clock = clock;
  }

  /** What the token opens now: nothing once it is expired or revoked, or its owner was stopped. */
  async resolve(text: string, strategy: Strategy, ip: string): Promise<ResolvedSession | null> {
    if (strategy !== 'admin') return null;
    const now = this.#clock.now();
    const token = await this.#db.apiToken.findFirst({
      where: {
        tokenHash: hashToken(text),
        revokedAt: null,
        expiresAt: { gt: now },
        owner: { disabledAt: null },
      },
      include: { owner: true },
    });
    if (token === null) return null;
    await this.#touch(token, now, ip);
    return this.#sessionOf(token, token.owner);
  }

  async #sessionOf(token: ApiToken, owner: AdminUser): Promise<ResolvedSession> {
    const { id, name, email } = owner;
    const type = owner.type as NonNullable<ResolvedSession['admin']>['type'];
    const granted = await permissionsOf(this.#db, owner);
    return {
      strategy: 'admin',
      subjectId: id,
      tokenHash: Buffer.from(token.tokenHash),
      expiresAt: token.expiresAt,
      enteredById: null,
      provedAt: null,
      apiTokenId: token.id,
      // Who may not ship any more has no program that does.
      ...(token.remote !== null && matchesPermission(granted, 'commands:run') && { ships: token.remote }),
      // What only a super user may do is no scope.
      admin: {
        id,
        email,
        name: `${name} (${token.name})`,
        type: type === 'super' ? 'admin' : type,
        permissions: scoped(token, granted),
        secondFactor: false,
      },
    };
  }

  async #touch({ id, lastUsedAt, lastIp }: ApiToken, now: Date, ip: string): Promise<void> {
    const isFresh = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < TOUCH_EVERY;
    if (isFresh && lastIp === ip) return;
    await this.#db.apiToken.updateMany({ where: { id }, data: { lastUsedAt: now, lastIp: ip } });
  }
}
