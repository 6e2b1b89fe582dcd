import { orBusy, provePassword } from '../../core/identity/prove-password.ts';
import { createSession, type CreatedSession } from '../../core/identity/session-writes.ts';
import type { RequestContext } from '../../http/context.ts';
import { AppError } from '../../http/errors.ts';
import { addressKey } from '../../http/limits.ts';
import { auditOwn } from './audit-own.ts';

/** Signs a member of staff in. The answer's token works only beside the binding in the cookie. */
export async function signInStaff(
  context: RequestContext,
  given: { email: string; password: string },
): Promise<CreatedSession> {
  const { db, passwords, clock, ip, userAgent } = context;
  const now = clock.now();
  const staff = await db.adminUser.findUnique({ where: { email: given.email } });
  const wrong = () => new AppError('INVALID_USER');
  await provePassword(
    { db, passwords, now },
    { strategy: 'admin', identifier: given.email, address: addressKey(ip) },
    { password: given.password, stored: staff?.passwordHash ?? null },
    wrong,
  );
  if (!staff) throw wrong();
  if (staff.disabledAt) throw new AppError('INACTIVE_USER');
  const { id, passwordHash } = staff;
  const renewed = passwords.isOutdated(passwordHash)
    ? await orBusy(passwords.hash(given.password))
    : passwordHash;
  return context.transaction(async (tx) => {
    // Whoever changed the password or disabled the account meanwhile wins.
    const { count } = await tx.adminUser.updateMany({
      where: { id, passwordHash, disabledAt: null },
      data: { lastLoginAt: now, passwordHash: renewed },
    });
    if (count === 0) throw wrong();
    const session = await createSession(tx, { strategy: 'admin', subjectId: id, ip, userAgent, now });
    await auditOwn(context, tx, staff, 'login');
    return session;
  });
}
