import type { BodyOf, account } from '@fio/contracts';
import type { AdminUser } from '../../generated/prisma/client.ts';
import { forgiveAttempt, refundAttempt, type Attempt } from '../../core/identity/lockout.ts';
import { orBusy, provePasswordFirst } from '../../core/identity/prove-password.ts';
import { createSession, type CreatedSession } from '../../core/identity/session-writes.ts';
import { asksForCode, takeCode } from '../../core/identity/two-factor.ts';
import type { RequestContext } from '../../http/context.ts';
import { AppError } from '../../http/errors.ts';
import { addressKey } from '../../http/limits.ts';
import { auditOwn } from './audit-own.ts';

type Given = BodyOf<typeof account.login>;

const wrong = () => new AppError('INVALID_USER');

/** The session of who proved the password, and the code where the account asks for one; null without a code. */
async function open(
  context: RequestContext,
  staff: AdminUser,
  { password, code }: Given,
): Promise<CreatedSession | null> {
  const { passwords, clock, ip, userAgent, twoFactorVault } = context;
  const now = clock.now();
  const { id, passwordHash } = staff;
  const renewed = passwords.isOutdated(passwordHash) ? await orBusy(passwords.hash(password)) : passwordHash;
  return context.transaction(async (tx) => {
    // Whoever changed the password, disabled the account or set up a second step meanwhile wins: they hold this row.
    const { count } = await tx.adminUser.updateMany({
      where: { id, passwordHash, disabledAt: null },
      data: { passwordHash: renewed },
    });
    if (count === 0) throw wrong();
    if (await asksForCode(tx, id)) {
      if (code === undefined) return null;
      if (!(await takeCode(tx, twoFactorVault, { adminUserId: id, code, now })))
        throw new AppError('TWO_FACTOR_FAIL');
    }
    await tx.adminUser.update({ where: { id }, data: { lastLoginAt: now } });
    const session = await createSession(tx, { strategy: 'admin', subjectId: id, ip, userAgent, now });
    await auditOwn(context, tx, staff, 'login');
    return session;
  });
}

/**
 * Signs a member of staff in; null: the password is right, and a code is wanted too. The answer's token works only
 * beside the binding in the cookie. Wrong codes count like wrong passwords, and the right password forgives neither.
 */
export async function signInStaff(context: RequestContext, given: Given): Promise<CreatedSession | null> {
  const { db, passwords, clock, sightings, ip } = context;
  const now = clock.now();
  const address = addressKey(ip);
  const failed = () => {
    sightings.note(address, 'failedLogins');
    return wrong();
  };
  const staff = await db.adminUser.findUnique({ where: { email: given.email } });
  const attempt: Attempt = { strategy: 'admin', identifier: given.email, address };
  const proof = { password: given.password, stored: staff?.passwordHash ?? null };
  await provePasswordFirst({ db, passwords, now }, attempt, proof, failed);
  if (!staff) throw failed();
  if (staff.disabledAt) {
    await refundAttempt(db, attempt);
    throw new AppError('INACTIVE_USER');
  }
  const session = await open(context, staff, given);
  await (session === null ? refundAttempt : forgiveAttempt)(db, attempt);
  return session;
}
