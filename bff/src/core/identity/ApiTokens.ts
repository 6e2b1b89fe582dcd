import { type PermissionEntry, type Strategy, TOKEN_PREFIX } from '@fio/contracts';
import { matchesPermission } from '@fio/domain';
import type { AdminUser, ApiToken, PrismaClient } from '../../generated/prisma/client.ts';
import { AppError } from '../errors.ts';
import { isAddressAllowed } from './allowed-addresses.ts';
import { permissionsOf } from './permissions-of.ts';
import type { ResolvedSession } from './ResolvedSession.ts';
import { createToken, hashToken, isToken } from './tokens.ts';
import { TokenSightings } from './TokenSightings.ts';

/** How much of a secret is shown to tell it from others. */
const SHOWN = TOKEN_PREFIX.length + 6;
/** When a secret was used last is written at most so often. */
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

type WithOwner = ApiToken & { readonly owner: AdminUser };

/** The secret that was sent: the one that holds, or the one before it. */
interface Sent {
  readonly hash: Buffer<ArrayBuffer>;
  readonly isPrevious: boolean;
  /** Until when it works. */
  readonly until: Date;
}

function sentOf(token: ApiToken, hash: Buffer<ArrayBuffer>): Sent {
  const isPrevious = !hash.equals(token.tokenHash);
  const { previousUntil, expiresAt } = token;
  const isShorter = isPrevious && previousUntil !== null && previousUntil < expiresAt;
  return { hash, isPrevious, until: isShorter ? previousUntil : expiresAt };
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
  readonly #sightings: TokenSightings;

  constructor({ db, clock }: Dependencies) {
    this.#db = db;
    this.#clock = clock;
    this.#sightings = new TokenSightings(db);
  }

  /**
   * What the token opens now: nothing once it is revoked, or its owner was stopped. Whoever has the secret of a token that
   * has ended is told so (TOKEN_EXPIRED), for nobody can guess one; from elsewhere it is ADDRESS_NOT_ALLOWED.
   */
  async resolve(text: string, strategy: Strategy, ip: string): Promise<ResolvedSession | null> {
    if (strategy !== 'admin') return null;
    const now = this.#clock.now();
    const hash = hashToken(text);
    const token = await this.#db.apiToken.findFirst({
      where: {
        OR: [{ tokenHash: hash }, { previousHash: hash }],
        revokedAt: null,
        owner: { disabledAt: null },
      },
      include: { owner: true },
    });
    if (token === null) return null;
    const sent = sentOf(token, hash);
    if (sent.until <= now) throw new AppError('TOKEN_EXPIRED');
    if (!isAddressAllowed(token.addresses, ip)) {
      this.#sightings.refuse(token.id, now, ip);
      throw new AppError('ADDRESS_NOT_ALLOWED');
    }
    await this.#see(token, sent, now, ip);
    return this.#sessionOf(token, sent);
  }

  /** Writes what was seen of them so far. */
  flush(): Promise<void> {
    return this.#sightings.flush();
  }

  async #sessionOf(token: WithOwner, { hash, until }: Sent): Promise<ResolvedSession> {
    const { owner } = token;
    const { id, name, email } = owner;
    const type = owner.type as NonNullable<ResolvedSession['admin']>['type'];
    const granted = await permissionsOf(this.#db, owner);
    return {
      strategy: 'admin',
      subjectId: id,
      tokenHash: hash,
      expiresAt: until,
      enteredById: null,
      provedAt: null,
      apiTokenId: token.id,
      apiVersion: token.apiVersion,
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

  /**
   * The first use of a secret is written before it is answered: from then on a rotation counts on that its program has it
   * (areas/tokens/rotate-token.ts). Later ones are written once a minute, behind the answer.
   */
  async #see(token: ApiToken, { hash, isPrevious }: Sent, now: Date, ip: string): Promise<void> {
    const seenAt = isPrevious ? token.previousUsedAt : token.lastUsedAt;
    const key = hash.toString('hex');
    if (seenAt === null) await this.#sightings.writeUse(key, { at: now, ip });
    else if (now.getTime() - seenAt.getTime() >= TOUCH_EVERY) this.#sightings.use(key, now, ip);
  }
}
