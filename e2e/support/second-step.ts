import { codeOf, stepOf } from '../../bff/src/core/identity/totp.ts';
import type { AdminUser } from '../../bff/src/generated/prisma/client.ts';
import type { Services } from '../../bff/test/services.ts';

/** A second step for an account; answers what its app shows. */
export async function withSecondStep({ db, vaults }: Services, { id }: AdminUser): Promise<() => string> {
  const { secret, stored } = vaults.twoFactor.newSecret(id);
  await db.twoFactor.create({ data: { adminUserId: id, secret: stored, confirmedAt: new Date() } });
  return () => codeOf(secret, stepOf(new Date()));
}
