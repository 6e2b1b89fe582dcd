import type { AdminUser } from '../../generated/prisma/client.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { type Attempt, forgiveAttempt, ownName } from '../../core/identity/lockout.ts';
import { countAttempt, provePassword } from '../../core/identity/prove-password.ts';
import { asksForCode, takeCode } from '../../core/identity/two-factor.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { addressKey } from '../../core/limits.ts';

/**
 * What a signed-in member of staff proves is counted apart from sign-ins: whoever locks their sign-in from outside
 * doesn't keep them from going on with a draw.
 */
export const ownAttempt = (context: StaffContext): Attempt => ({
  strategy: 'admin',
  identifier: ownName(context.session.admin.id),
  address: addressKey(context.ip),
});

/**
 * Passes only with the own password: a session alone, left open on a desk, changes nothing here. INVALID_PASS names the
 * field it came in. Answers the hash that it was held against.
 */
export async function proveSelf(
  context: StaffContext,
  password: string,
  field: 'password' | 'current' = 'password',
): Promise<string> {
  const { db, identity, clock } = context;
  const { id } = context.session.admin;
  const { passwordHash } = await db.adminUser.findUniqueOrThrow({ where: { id } });
  await provePassword(
    { db, passwords: identity.passwords, now: clock.now() },
    ownAttempt(context),
    { password, stored: passwordHash },
    () => invalidField(field, 'password_wrong', 'INVALID_PASS'),
  );
  return passwordHash;
}

/** The own account, held against a sign-in and whatever else is changed of it at once. */
export async function lockSelf(tx: Transaction, context: StaffContext): Promise<AdminUser> {
  const { id } = context.session.admin;
  await tx.$executeRaw`SELECT FROM admin_users WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.adminUser.findUniqueOrThrow({ where: { id } });
}

/**
 * Does what a code of the own second factor opens, in the transaction that takes the code. CONFLICT where there is none;
 * wrong codes are counted.
 */
export async function byCode<Result>(
  context: StaffContext,
  code: string,
  work: (tx: Transaction, self: AdminUser) => Promise<Result>,
): Promise<Result> {
  const { db, clock, vaults } = context;
  const now = clock.now();
  const attempt = ownAttempt(context);
  await countAttempt(db, attempt, now);
  const result = await context.transaction(async (tx) => {
    const self = await lockSelf(tx, context);
    if (!(await asksForCode(tx, self.id))) throw new AppError('CONFLICT');
    if (!(await takeCode(tx, vaults.twoFactor, { adminUserId: self.id, code, now })))
      throw invalidField('code', 'code_wrong');
    return work(tx, self);
  });
  await forgiveAttempt(db, attempt);
  return result;
}
