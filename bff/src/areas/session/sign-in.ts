import type { Registration } from '../../generated/prisma/client.ts';
import { forgiveAttempt } from '../../core/identity/lockout.ts';
import { orBusy } from '../../core/identity/prove-password.ts';
import { proveSignIn } from '../../core/identity/prove-sign-in.ts';
import type { CreatedSession } from '../../core/identity/session-writes.ts';
import { AppError } from '../../core/errors.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { identify, type Identifier } from './identify.ts';
import { openSession, recordFailure, refuseStopped } from './open-session.ts';

function findVisitor(
  { db, vaults }: RequestContext,
  { kind, value }: Identifier,
): Promise<Registration | null> {
  if (kind === 'cpf')
    return db.registration.findFirst({ where: { cpfHash: { in: vaults.cpf.hashes(value) } } });
  // 'nobody' asks too, in vain: the answer shall take as long.
  return db.registration.findUnique({ where: { email: value } });
}

/** Signs a visitor in by CPF or e-mail. */
export async function signInVisitor(
  context: RequestContext,
  given: { user: string; password: string },
): Promise<CreatedSession> {
  const { db, identity, clock } = context;
  const who = identify(given.user);
  const visitor = await findVisitor(context, who);
  const { attempt } = await proveSignIn(context, {
    strategy: 'user',
    name: who.value,
    password: given.password,
    account: visitor,
  }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'INVALID_USER')
      await recordFailure(context, visitor?.id ?? null);
    throw error;
  });
  if (!visitor) throw new AppError('INVALID_USER');
  await forgiveAttempt(db, attempt);
  refuseStopped(visitor);
  const { id, passwordHash } = visitor;
  const renewed = identity.passwords.isOutdated(passwordHash)
    ? await orBusy(identity.passwords.hash(given.password, 'user'))
    : passwordHash;
  return openSession(context, id, async (tx) => {
    // Whoever changed the password or stopped the account meanwhile wins.
    const { count } = await tx.registration.updateMany({
      where: { id, passwordHash, blockedAt: null, disabledAt: null },
      data: { lastLoginAt: clock.now(), passwordHash: renewed },
    });
    if (count === 0) throw new AppError('INVALID_USER');
  });
}
