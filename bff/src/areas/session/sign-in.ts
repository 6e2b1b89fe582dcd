import type { Registration } from '../../generated/prisma/client.ts';
import { addressKey } from '../../core/limits.ts';
import { rememberDevice } from '../../core/identity/known-devices.ts';
import { forgiveAttempt } from '../../core/identity/lockout.ts';
import { orBusy } from '../../core/identity/prove-password.ts';
import { proveSignIn } from '../../core/identity/prove-sign-in.ts';
import { createSession, type CreatedSession } from '../../core/identity/session-writes.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import { AppError } from '../../core/errors.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { identify, type Identifier } from './identify.ts';

function findVisitor(
  { db, vaults }: RequestContext,
  { kind, value }: Identifier,
): Promise<Registration | null> {
  if (kind === 'cpf')
    return db.registration.findFirst({ where: { cpfHash: { in: vaults.cpf.hashes(value) } } });
  // 'nobody' asks too, in vain: the answer shall take as long.
  return db.registration.findUnique({ where: { email: value } });
}

/** Said only to who knows the password: to others the account is as good as none. */
function refuseStopped({ blockedAt, disabledAt }: Registration): void {
  if (blockedAt) throw new AppError('USER_BLOCKED');
  if (disabledAt) throw new AppError('INACTIVE_USER');
}

/** The password was wrong, or there is no such account: both are told of alike, so that both take as long. */
const logFailure = (context: RequestContext, registrationId: string | null) =>
  recordLog(context.db, { kind: 'login_failed', registrationId, at: context.clock.now(), from: context });

/** Signs a visitor in by CPF or e-mail. */
export async function signInVisitor(
  context: RequestContext,
  given: { user: string; password: string },
): Promise<CreatedSession> {
  const { db, identity, clock, addresses, ip, userAgent } = context;
  const now = clock.now();
  const who = identify(given.user);
  const visitor = await findVisitor(context, who);
  const address = addressKey(ip);
  const wrong = () => {
    addresses.sightings.note(address, 'failedLogins');
    return new AppError('INVALID_USER');
  };
  const { attempt } = await proveSignIn(context, {
    strategy: 'user',
    name: who.value,
    password: given.password,
    account: visitor,
  }).catch(async (error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'INVALID_USER') throw error;
    await logFailure(context, visitor?.id ?? null);
    throw wrong();
  });
  if (!visitor) throw wrong();
  await forgiveAttempt(db, attempt);
  refuseStopped(visitor);
  const { id, passwordHash } = visitor;
  const renewed = identity.passwords.isOutdated(passwordHash)
    ? await orBusy(identity.passwords.hash(given.password, 'user'))
    : passwordHash;
  const created = await context.transaction(async (tx) => {
    // Whoever changed the password or stopped the account meanwhile wins.
    const { count } = await tx.registration.updateMany({
      where: { id, passwordHash, blockedAt: null, disabledAt: null },
      data: { lastLoginAt: now, passwordHash: renewed },
    });
    if (count === 0) throw wrong();
    await rememberDevice(context, tx, id);
    await recordLog(tx, { kind: 'login', registrationId: id, at: now, from: context });
    return createSession(tx, { strategy: 'user', subjectId: id, ip, userAgent, now });
  });
  addresses.sightings.note(address, 'logins', id);
  context.reply.header('Set-Cookie', context.identity.devices.add(context.cookies, id));
  return created;
}
