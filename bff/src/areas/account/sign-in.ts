import type { BodyOf, account } from '@fio/contracts';
import type { AdminUser } from '../../generated/prisma/client.ts';
import { passesByCode } from '../../core/identity/code-past-lock.ts';
import { rememberDevice } from '../../core/identity/known-devices.ts';
import { forgiveAttempt, refundAttempt } from '../../core/identity/lockout.ts';
import { orBusy } from '../../core/identity/prove-password.ts';
import { proveSignIn } from '../../core/identity/prove-sign-in.ts';
import { createSession, type CreatedSession } from '../../core/identity/session-writes.ts';
import { notifyOwner } from '../../core/identity/notify-owner.ts';
import { asksForCode, takeCode } from '../../core/identity/two-factor.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { addressKey } from '../../core/limits.ts';
import { auditOwn } from '../../core/identity/audit-own.ts';

type Given = BodyOf<typeof account.login>;

const wrong = () => new AppError('INVALID_USER');

/** The session of who proved the password, and the code where the account asks for one; null without a code. */
async function open(
  context: RequestContext,
  staff: AdminUser,
  { password, code }: Given,
): Promise<CreatedSession | null> {
  const { identity, clock, ip, userAgent, vaults } = context;
  const now = clock.now();
  const { id, passwordHash } = staff;
  const renewed = identity.passwords.isOutdated(passwordHash)
    ? await orBusy(identity.passwords.hash(password, 'admin'))
    : passwordHash;
  return context.transaction(async (tx) => {
    // Whoever changed the password, disabled the account or set up a second step meanwhile wins: they hold this row.
    const { count } = await tx.adminUser.updateMany({
      where: { id, passwordHash, disabledAt: null },
      data: { passwordHash: renewed },
    });
    if (count === 0) throw wrong();
    if (await asksForCode(tx, id)) {
      if (code === undefined) return null;
      if (!(await takeCode(tx, vaults.twoFactor, { adminUserId: id, code, now })))
        throw new AppError('TWO_FACTOR_FAIL');
    }
    await tx.adminUser.update({ where: { id }, data: { lastLoginAt: now } });
    const session = await createSession(tx, { strategy: 'admin', subjectId: id, ip, userAgent, now });
    await rememberDevice(context, tx, id);
    await auditOwn(context, tx, staff, 'login');
    return session;
  });
}

/**
 * Signs a member of staff in; null: the password is right, and a code is wanted too. The answer's token works only
 * beside the binding in the cookie. Wrong codes count like wrong passwords, and the right password forgives neither.
 */
export async function signInStaff(context: RequestContext, given: Given): Promise<CreatedSession | null> {
  const { db, addresses, ip } = context;
  const address = addressKey(ip);
  const failed = () => {
    addresses.sightings.note(address, 'failedLogins');
    return wrong();
  };
  const staff = await db.adminUser.findUnique({ where: { email: given.email } });
  const { code } = given;
  const { attempt, locks } = await proveSignIn(context, {
    strategy: 'admin',
    name: given.email,
    password: given.password,
    account: staff,
    passes: async () => staff !== null && code !== undefined && passesByCode(context, staff.id, code),
  }).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'INVALID_USER' ? failed() : error;
  });
  if (!staff) throw failed();
  if (staff.disabledAt) {
    await refundAttempt(db, attempt);
    throw new AppError('INACTIVE_USER');
  }
  const session = await open(context, staff, given).catch(async (error: unknown) => {
    const isCode = error instanceof AppError && error.code === 'TWO_FACTOR_FAIL';
    if (isCode && locks) await notifyOwner(context, attempt, staff.id);
    throw error;
  });
  await (session === null ? refundAttempt : forgiveAttempt)(db, attempt);
  return session;
}
