import type { Registration } from '../../generated/prisma/client.ts';
import { ownName } from '../../core/identity/lockout.ts';
import { provePassword } from '../../core/identity/prove-password.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { invalidField } from '../../core/errors.ts';
import { addressKey } from '../../core/limits.ts';

/**
 * The visitor, once they have typed their password again: what follows can't be done with a session alone. A wrong one is INVALID_PASS at `field`.
 */
export async function proveOwn(
  context: SignedInContext,
  password: string,
  field: 'current' | 'password',
): Promise<Registration> {
  const { db, identity, clock, ip } = context;
  const session = context.session;
  const visitor = await db.registration.findUniqueOrThrow({ where: { id: session.subjectId } });
  await provePassword(
    { db, passwords: identity.passwords, now: clock.now() },
    { strategy: 'user', identifier: ownName(visitor.id), address: addressKey(ip) },
    { password, stored: visitor.passwordHash },
    () => invalidField(field, 'password_wrong', 'INVALID_PASS'),
  );
  return visitor;
}
