import type { AdminUser } from '../../generated/prisma/client.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { liveAdmin } from '../../core/identity/live-session.ts';
import { provePassword } from '../../core/identity/prove-password.ts';
import type { RequestContext } from '../../http/context.ts';
import { invalidField } from '../../http/errors.ts';
import { addressKey } from '../../http/limits.ts';

/**
 * Passes only with the own password: a session alone, left open on a desk, changes nothing here. INVALID_PASS names the
 * field it came in. Answers the hash that it was held against.
 */
export async function proveSelf(
  context: RequestContext,
  password: string,
  field: 'password' | 'current' = 'password',
): Promise<string> {
  const { db, passwords, clock, ip } = context;
  const { id, email } = liveAdmin(context);
  const { passwordHash } = await db.adminUser.findUniqueOrThrow({ where: { id } });
  await provePassword(
    { db, passwords, now: clock.now() },
    { strategy: 'admin', identifier: email, address: addressKey(ip) },
    { password, stored: passwordHash },
    () => invalidField(field, 'password_wrong', 'INVALID_PASS'),
  );
  return passwordHash;
}

/** The own account, held against a sign-in and whatever else is changed of it at once. */
export async function holdSelf(tx: Transaction, context: RequestContext): Promise<AdminUser> {
  const { id } = liveAdmin(context);
  await tx.$executeRaw`SELECT FROM admin_users WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.adminUser.findUniqueOrThrow({ where: { id } });
}
