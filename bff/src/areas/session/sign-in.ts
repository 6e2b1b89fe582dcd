import type { Registration } from '../../generated/prisma/client.ts';
import { addressKey } from '../../http/limits.ts';
import { orBusy, provePassword } from '../../core/identity/prove-password.ts';
import { createSession, type CreatedSession } from '../../core/identity/session-writes.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import { AppError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/context.ts';
import { identify, type Identifier } from './identify.ts';

function findVisitor(
  { db, cpfVault }: RequestContext,
  { kind, value }: Identifier,
): Promise<Registration | null> {
  if (kind === 'cpf') return db.registration.findUnique({ where: { cpfHash: cpfVault.hash(value) } });
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
  const { db, passwords, clock, sightings, ip, userAgent } = context;
  const now = clock.now();
  const who = identify(given.user);
  const visitor = await findVisitor(context, who);
  const address = addressKey(ip);
  const wrong = () => {
    sightings.note(address, 'failedLogins');
    return new AppError('INVALID_USER');
  };
  await provePassword(
    { db, passwords, now },
    { strategy: 'user', identifier: who.value, address },
    { password: given.password, stored: visitor?.passwordHash ?? null },
    wrong,
  ).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'INVALID_USER')
      await logFailure(context, visitor?.id ?? null);
    throw error;
  });
  if (!visitor) throw wrong();
  refuseStopped(visitor);
  const { id, passwordHash } = visitor;
  const renewed = passwords.isOutdated(passwordHash)
    ? await orBusy(passwords.hash(given.password))
    : passwordHash;
  const created = await context.transaction(async (tx) => {
    // Whoever changed the password or stopped the account meanwhile wins.
    const { count } = await tx.registration.updateMany({
      where: { id, passwordHash, blockedAt: null, disabledAt: null },
      data: { lastLoginAt: now, passwordHash: renewed },
    });
    if (count === 0) throw wrong();
    await recordLog(tx, { kind: 'login', registrationId: id, at: now, from: context });
    return createSession(tx, { strategy: 'user', subjectId: id, ip, userAgent, now });
  });
  sightings.note(address, 'logins', id);
  context.reply.header('Set-Cookie', context.devices.add(context.cookies, id));
  return created;
}
